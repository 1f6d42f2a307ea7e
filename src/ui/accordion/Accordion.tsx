import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

/** A title and its expandable content. */
interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** The heading level of the titles. */
  level?: 2 | 3 | 4 | undefined;
  /** The ids of initially open items. */
  open?: readonly string[] | undefined;
}

/**
 * An accordion whose items open independently. It uses native elements: it works before any script has loaded, and the browser's search in
 * the page finds and opens collapsed content.
 */
export function Accordion({ items, level = 3, open = [] }: AccordionProps) {
  const Heading = `h${level}` as const;
  return items.map(({ id, title, content }) => (
    <details key={id} open={open.includes(id)} className={styles.item}>
      <summary className={styles.trigger}>
        <Heading className={styles.words}>{title}</Heading>
        <span className={styles.mark}>
          <Icon name="chevronDown" />
        </span>
      </summary>
      <div className={styles.content}>{content}</div>
    </details>
  ));
}
