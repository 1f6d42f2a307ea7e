import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type MouseEvent, useId, useMemo, useRef, useState } from 'react';
import { vars } from '#src/theme/contract.css.ts';
import { classNames } from '#src/ui/classNames.ts';
import type { TreeMove } from './keys.ts';
import { type TreeBranch, type TreeNode, type TreeRow, treeRows } from './rows.ts';
import * as styles from './Tree.css.ts';
import { type TreeLabels, TreeLine } from './TreeLine.tsx';
import { useTreeKeys } from './useTreeKeys.ts';

/** The estimated height of a line before it is rendered, in px. */
const LINE = 44;

/** The deepest indented level; more would leave no room for text on a phone. */
const DEEPEST_INDENT = 6;

export interface TreeProps {
  roots: readonly TreeNode[];
  /** The children of an open node; called on every render. */
  branchOf: (id: string) => TreeBranch;
  expanded: ReadonlySet<string>;
  /** Called with all nodes to open; the parent fetches new ones among them. */
  onExpandedChange: (expanded: ReadonlySet<string>) => void;
  /** Called to fetch the branch of this node again. */
  onRetry: (id: string) => void;
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** The search text to highlight in the labels. */
  search?: string;
  labels: TreeLabels;
}

/**
 * A tree that opens branch by branch. It is one tab stop with arrow keys inside (the WAI-ARIA tree pattern); only visible lines are
 * rendered. Load it late: no first view needs it.
 */
export function Tree({
  roots,
  branchOf,
  expanded,
  onExpandedChange,
  onRetry,
  selected,
  onSelect,
  search = '',
  labels,
}: TreeProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => treeRows(roots, expanded, branchOf), [roots, expanded, branchOf]);
  const [activeKey, setActiveKey] = useState(selected);
  const active = Math.max(
    0,
    rows.findIndex(({ key }) => key === activeKey),
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => LINE,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
    // The tree refers to the active line by id, so it is rendered even out of view.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), active])].sort((a, b) => a - b),
  });

  const idOf = ({ key }: TreeRow) => `${id}${encodeURIComponent(key)}`;
  const setOpen = (ids: readonly string[], open: boolean) => {
    const next = new Set(expanded);
    for (const one of ids) {
      if (open) next.add(one);
      else next.delete(one);
    }
    onExpandedChange(next);
  };
  const choose = (row: TreeRow) => {
    if (row.kind === 'node') onSelect(row.node.id);
    if (row.kind === 'failed') onRetry(row.parent);
  };
  const act = (move: TreeMove) => {
    const row = rows[move.kind === 'go' ? move.to : active];
    if (move.kind === 'open') setOpen(move.ids, true);
    else if (move.kind === 'close') setOpen([move.id], false);
    else if (move.kind === 'choose' && row) choose(row);
    else if (row) {
      setActiveKey(row.key);
      virtual.scrollToIndex(rows.indexOf(row), { align: 'auto' });
    }
  };
  const press = ({ target }: MouseEvent<HTMLElement>) => {
    if (!(target instanceof Element)) return;
    const row = rows[Number(target.closest('[role="treeitem"]')?.getAttribute('data-index'))];
    if (!row) return;
    setActiveKey(row.key);
    if (row.kind === 'node' && target.closest('[data-toggle]')) setOpen([row.node.id], !row.open);
    else choose(row);
  };

  return (
    <div
      ref={box}
      role="tree"
      tabIndex={0}
      aria-label={labels.tree}
      aria-activedescendant={rows[active] && idOf(rows[active])}
      className={styles.tree}
      onKeyDown={useTreeKeys(rows, active, act)}
      onClick={press}
    >
      <div role="none" className={styles.lines} style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          if (!row) return null;
          const isNode = row.kind === 'node';
          return (
            // biome-ignore lint/a11y/useFocusableInteractive: the tree has the focus and names its active line.
            <div
              key={key}
              ref={virtual.measureElement}
              id={idOf(row)}
              role="treeitem"
              data-index={index}
              aria-level={row.level}
              aria-posinset={row.position}
              aria-setsize={row.siblings}
              aria-expanded={isNode && row.node.branch ? row.open : undefined}
              aria-selected={isNode ? row.node.id === selected : undefined}
              aria-busy={row.kind === 'loading' || undefined}
              className={classNames(styles.line, index === active && styles.active)}
              style={{
                transform: `translateY(${start}px)`,
                paddingInlineStart: `calc(${vars.space.l} * ${Math.min(row.level - 1, DEEPEST_INDENT)})`,
              }}
            >
              <TreeLine row={row} search={search} labels={labels} />
            </div>
          );
        })}
      </div>
    </div>
  );
}
