import type { ReactNode } from 'react';
import { Icon } from '#src/ui/icon/Icon.tsx';
import * as styles from './Accordion.css.ts';

/** A heading and what unfolds below it. */
interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** The place of the titles in the outline of the page. */
  level?: 2 | 3 | 4 | undefined;
  /** Those that are open at first. */
  open?: readonly string[] | undefined;
}

/**
 * Questions that unfold to answers, any number at once. The browser's own element does it: it works before any script
 * has come, and the page's own search finds and unfolds what is folded.
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
