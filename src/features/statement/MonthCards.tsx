import { useTranslation } from 'react-i18next';
import { Card } from '#src/ui/card/Card.tsx';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { shownIn, type TableColumn } from '#src/ui/table/column.ts';
import * as styles from './Statement.css.ts';
import type { StatementLine } from './statementLines.ts';

export interface MonthCardsProps {
  /** The column of line names, then one per month. */
  columns: readonly TableColumn<StatementLine>[];
  lines: readonly StatementLine[];
}

/** The months of a statement as cards, the current one first: each has the lines that it has an amount for. */
export function MonthCards({ columns, lines }: MonthCardsProps) {
  const { t } = useTranslation('statement');
  const [names, ...months] = columns;
  if (!names) return null;
  return (
    <ul className={styles.months} aria-label={t('label')}>
      {months.map((month) => (
        <Card key={month.id} as="li">
          <Heading level={2} size="m">
            {month.label}
          </Heading>
          <DefinitionList
            items={lines
              .filter(({ amounts }) => amounts.has(month.id))
              .map((line) => ({
                term: String(names.value(line)),
                value: shownIn(month, line),
              }))}
          />
        </Card>
      ))}
    </ul>
  );
}
