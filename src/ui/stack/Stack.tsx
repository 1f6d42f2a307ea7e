import type { ReactNode } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import * as styles from './Stack.css.ts';

export interface StackProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'header' | 'footer' | 'article' | 'nav' | 'ul' | 'ol' | 'li' | 'span';
  direction?: 'column' | 'row';
  gap?: (typeof styles.GAPS)[number];
  /** @default 'stretch' */
  align?: (typeof styles.ALIGNMENTS)[number];
  /** @default 'start' */
  justify?: (typeof styles.JUSTIFICATIONS)[number];
  /** Wraps the items of a row. */
  wrap?: boolean;
  /** Whether its content is loading. */
  busy?: boolean;
}

/** A column or a row of items with one gap. */
export function Stack({
  children,
  as: Tag = 'div',
  direction = 'column',
  gap = 'm',
  align,
  justify,
  wrap,
  busy,
}: StackProps) {
  return (
    <Tag
      aria-busy={busy}
      className={classNames(
        direction === 'row' ? styles.row : styles.column,
        styles.gap[gap],
        align && styles.align[align],
        justify && styles.justify[justify],
        wrap && styles.wrap,
      )}
    >
      {children}
    </Tag>
  );
}
