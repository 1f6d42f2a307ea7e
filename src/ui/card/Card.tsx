import type { ReactNode } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import * as styles from './Card.css.ts';

export interface CardProps {
  children: ReactNode;
  as?: 'div' | 'section' | 'article' | 'li' | undefined;
  /** `raised` on the page, `sunken` or `outlined` within a surface. */
  tone?: (typeof styles.TONES)[number] | undefined;
  /** `none` if a picture or a list reaches to the edge. */
  padding?: (typeof styles.PADDINGS)[number] | undefined;
  /** The id of the heading that labels the section. */
  labelledBy?: string | undefined;
}

/** A surface that groups related content. */
export function Card(props: CardProps) {
  const { children, as: Tag = 'div', tone = 'raised', padding = 'm', labelledBy } = props;
  return (
    <Tag
      aria-labelledby={labelledBy}
      className={classNames(styles.card, styles.tone[tone], styles.padding[padding])}
    >
      {children}
    </Tag>
  );
}
