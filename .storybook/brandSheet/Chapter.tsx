import { type ReactNode, useId } from 'react';
import * as styles from './sheet.css.ts';

export interface ChapterProps {
  title: string;
  children: ReactNode;
}

/** A chapter of the sheet: its name in the margin, what it shows beside it. */
export function Chapter({ title, children }: ChapterProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.chapter}>
      <h2 id={id} className={styles.chapterTitle}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
    </section>
  );
}
