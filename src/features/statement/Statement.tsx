import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StatementMonth } from '#src/platform/endpoints/records/statement.ts';
import { RecordTable } from '#src/shared/records/RecordTable.tsx';
import { useSaveTable } from '#src/shared/records/useSaveTable.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useNarrow } from '#src/ui/table/useNarrow.ts';
import { MonthCards } from './MonthCards.tsx';
import * as styles from './Statement.css.ts';
import { statementLines } from './statementLines.ts';
import { useStatementColumns } from './useStatementColumns.tsx';

export interface StatementProps {
  /** The current one first. */
  months: readonly [StatementMonth, StatementMonth, ...StatementMonth[]];
}

/** The months side by side, or as cards if there is no room for columns, to read, print and export. */
export function Statement({ months }: StatementProps) {
  const { t } = useTranslation('statement');
  const save = useSaveTable();
  const names = useMemo(() => months.map(({ month }) => month), [months]);
  const columns = useStatementColumns(names);
  const lines = statementLines(months);
  const [ref, narrow] = useNarrow(columns.length);
  const [{ month: current }, { month: before }] = months;
  return (
    <div ref={ref} className={styles.statement}>
      <div className={styles.actions}>
        <Button onClick={() => print()}>{t('print')}</Button>
        <Button icon="download" onClick={() => save(`statement-${current}.csv`, columns, lines)}>
          {t('save')}
        </Button>
      </div>
      {narrow ? (
        <MonthCards columns={columns} lines={lines} />
      ) : (
        <RecordTable
          label={t('label')}
          columns={columns}
          rowId={({ id }) => id}
          card={{ title: 'line', figures: [current, before] }}
          rows={lines}
          empty={null}
        />
      )}
    </div>
  );
}
