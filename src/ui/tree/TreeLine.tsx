import { classNames } from '#src/ui/classNames.ts';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { highlight } from './highlight.ts';
import type { TreeRow } from './rows.ts';
import * as styles from './Tree.css.ts';

export interface TreeLabels {
  /** The accessible name of the tree: "Your team". */
  tree: string;
  loading: string;
  /** Says that the branch failed to load, and what a press does: "It did not load. Try again." */
  failed: string;
}

export interface TreeLineProps {
  row: TreeRow;
  search: string;
  labels: TreeLabels;
}

/** The content of a line in a tree. */
export function TreeLine({ row, search, labels }: TreeLineProps) {
  if (row.kind === 'loading') {
    return (
      <span className={styles.waiting} role="img" aria-label={labels.loading}>
        <Skeleton />
      </span>
    );
  }
  if (row.kind === 'failed') {
    return (
      <span className={styles.failed}>
        <Icon name="refresh" size="s" />
        {labels.failed}
      </span>
    );
  }
  const { node, open } = row;
  return (
    <>
      <span data-toggle={node.branch || undefined} className={styles.toggle}>
        {node.branch && (
          <span className={classNames(styles.chevron, open && styles.turned)}>
            <Icon name="chevronEnd" size="s" />
          </span>
        )}
      </span>
      <span className={styles.label}>
        {highlight(node.label, search).map(({ text, start, found }) =>
          found ? (
            <mark key={start} className={styles.found}>
              {text}
            </mark>
          ) : (
            <span key={start}>{text}</span>
          ),
        )}
      </span>
      {node.detail !== undefined && <span className={styles.detail}>{node.detail}</span>}
    </>
  );
}
