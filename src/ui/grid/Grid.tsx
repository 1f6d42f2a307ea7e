import type { ReactNode } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import * as styles from './Grid.css.ts';

export interface GridProps {
  children: ReactNode;
  as?: 'div' | 'ul' | undefined;
  /** The least width of a column: `narrow` for pictures, `figures` for statistics, two of which
   * share a phone's width, `medium` for short texts, `few` for two to five of them that share the whole
   * width, `wide` for cards of text. */
  columns?: (typeof styles.COLUMNS)[number] | undefined;
}

/** A grid of equal columns, as many as fit. */
export function Grid({ children, as: Tag = 'div', columns = 'medium' }: GridProps) {
  return <Tag className={classNames(styles.grid, styles.columns[columns])}>{children}</Tag>;
}
