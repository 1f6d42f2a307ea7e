import type { ReactNode } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import * as styles from './Heading.css.ts';

export interface HeadingProps {
  children: ReactNode;
  /** The level in the page's outline, independent of the size. */
  level: 1 | 2 | 3;
  /** @default the size of its level */
  size?: (typeof styles.SIZES)[number];
  id?: string;
}

const SIZE_OF_LEVEL = { 1: 'xxl', 2: 'xl', 3: 'm' } as const;

/** A heading; sizes from `xl` up grow with the page. */
export function Heading({ children, level, size = SIZE_OF_LEVEL[level], id }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={classNames(styles.heading, styles.size[size])}>
      {children}
    </Tag>
  );
}
