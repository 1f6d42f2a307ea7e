import type { ReactNode } from 'react';
import { Heading } from '#src/ui/heading/Heading.tsx';
import * as styles from './ResponsibleScreen.css.ts';

export interface ChapterProps {
  title: string;
  /** The hash that leads to it. */
  id?: string;
  children: ReactNode;
}

/** One chapter of the page. */
export function Chapter({ title, id, children }: ChapterProps) {
  return (
    <section id={id} className={styles.chapter}>
      <Heading level={2}>{title}</Heading>
      {children}
    </section>
  );
}

/** A list of short statements. */
export function Points({ children }: { children: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {children.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
