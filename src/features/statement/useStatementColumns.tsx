import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { calendarDay } from '#src/i18n/marketTime.ts';
import { Amount } from '#src/shared/records/RecordCells.tsx';
import type { TableColumn } from '#src/ui/table/column.ts';
import { Text } from '#src/ui/text/Text.tsx';
import type { StatementLine } from './statementLines.ts';

const isBalance = ({ id }: StatementLine) => id === 'opening' || id === 'closing';

const strong = (shown: ReactNode) => (
  <Text as="span" size="s" weight="strong">
    {shown}
  </Text>
);

/** The columns of a statement: line names, then one per month, the current month first. */
export function useStatementColumns(
  months: readonly string[],
): readonly TableColumn<StatementLine>[] {
  const { t, i18n } = useTranslation(['statement', 'transactions']);
  const { numerals } = useBrand().market;
  const { language } = i18n;
  return useMemo(() => {
    const nameOf = (line: StatementLine) =>
      line.id === 'opening' || line.id === 'closing'
        ? t(`statement:${line.id}`)
        : t(`transactions:kind.${line.id}`);
    const line: TableColumn<StatementLine> = {
      ...{ id: 'line', label: t('statement:line'), value: nameOf },
      cell: (each) =>
        isBalance(each) ? <Text weight="strong">{nameOf(each)}</Text> : nameOf(each),
    };
    const figures = months.map((month, place): TableColumn<StatementLine> => {
      const name = calendarDay(`${month}-01`, 'month', { language, numerals });
      return {
        id: month,
        label: place === 0 ? t('statement:current', { month: name }) : name,
        kind: 'figure',
        value: ({ amounts }) => amounts.get(month) ?? '',
        cell: (each) => {
          const amount = each.amounts.get(month);
          if (amount === undefined) return t('statement:none');
          return isBalance(each) ? strong(<Amount value={amount} />) : <Amount value={amount} />;
        },
      };
    });
    return [line, ...figures];
  }, [months, t, language, numerals]);
}
