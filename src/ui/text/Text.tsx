import type { ReactNode } from 'react';
import { classNames } from '#src/ui/classNames.ts';
import { oneLine as truncated } from './oneLine.css.ts';
import * as styles from './Text.css.ts';

export interface TextProps {
  children: ReactNode;
  as?: 'p' | 'span' | 'div' | 'dt' | 'dd' | 'time' | 'strong';
  size?: (typeof styles.SIZES)[number];
  tone?: (typeof styles.TONES)[number];
  weight?: (typeof styles.WEIGHTS)[number];
  /** Truncates the text to one line. */
  oneLine?: boolean;
  /** Tabular figures, for money and counters. */
  figures?: boolean;
  id?: string;
  /** The moment of a `time` element, ISO 8601. */
  dateTime?: string;
  /** The language of the text, if it is not the page's. */
  lang?: string | undefined;
  /** Makes a text in another language run in the direction of its first letter. */
  dir?: 'auto' | undefined;
}

/** Running text in one of a few sizes. It has no margin: the parent lays out. */
export function Text({
  children,
  as: Tag = 'p',
  size = 'm',
  tone = 'primary',
  weight = 'body',
  oneLine,
  figures,
  ...rest
}: TextProps) {
  return (
    <Tag
      className={classNames(
        styles.text,
        styles.size[size],
        styles.tone[tone],
        styles.weight[weight],
        oneLine && truncated,
        figures && styles.figures,
      )}
      {...rest}
    >
      {children}
    </Tag>
  );
}
