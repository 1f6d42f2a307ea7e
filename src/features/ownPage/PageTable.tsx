import { useTranslation } from 'react-i18next';
import type { InlineNode } from '#src/brand/ownPage.ts';
import { InlineNodes } from './InlineNodes.tsx';
import * as styles from './OwnPage.css.ts';

export interface PageTableProps {
  head: readonly InlineNode[][];
  rows: readonly InlineNode[][][];
}

/** A table of a page's text. One that is wider than the page scrolls by itself, with the keyboard too. */
export function PageTable({ head, rows }: PageTableProps) {
  const { t } = useTranslation('ownPage');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className={styles.tablePlace} tabIndex={0} aria-label={t('table')}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
              <th key={column} scope="col" className={styles.cell}>
                <InlineNodes nodes={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
            <tr key={place}>
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns never change their order
                <td key={column} className={styles.cell}>
                  <InlineNodes nodes={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
