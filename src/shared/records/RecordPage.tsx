import type { ReactNode } from 'react';
import { Heading } from '#src/ui/heading/Heading.tsx';
import * as styles from './RecordPage.css.ts';

export interface RecordPageProps {
  title: string;
  /** Shown beside the title: the save button. */
  aside?: ReactNode;
  /** Filters, totals and rows. */
  children: ReactNode;
}

/** The page of a record: its title, with its parts below each other. */
export function RecordPage({ title, aside, children }: RecordPageProps) {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.title}>
          <Heading level={1}>{title}</Heading>
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}
