import type { TFunction } from 'i18next';
import type { IncomeDay } from '#src/platform/contract.generated.ts';
import { Amount } from '#src/shared/records/RecordCells.tsx';
import { TextLink } from '#src/ui/link/TextLink.tsx';
import type { TableColumn } from '#src/ui/table/column.ts';
import { isZero } from '../payments/isZero.ts';
import { KINDS } from '../payments/kinds.ts';
import { paymentsPath } from '../payments/paymentPaths.ts';

type IncomeColumn = 'day' | (typeof KINDS)[number] | 'total';

/** The columns of income by day: each kind of contract, and the total. An amount links to the payments that it sums up. */
export const incomeColumns = (
  t: TFunction<'agentIncome'>,
  dayText: (day: string) => string,
): readonly TableColumn<IncomeDay, IncomeColumn>[] => [
  {
    ...{ id: 'day', label: t('income.day'), value: ({ day }) => day },
    cell: ({ day }) => dayText(day),
  },
  ...KINDS.map(
    (kind): TableColumn<IncomeDay, IncomeColumn> => ({
      ...{ id: kind, label: t(`kind.${kind}`), kind: 'figure' },
      value: ({ figures }) => figures[kind],
      cell: ({ day, figures }) =>
        isZero(figures[kind]) ? (
          <Amount value={figures[kind]} />
        ) : (
          <TextLink
            placed="inFigures"
            to={paymentsPath(kind, { side: 'received', period: { from: day, to: day } })}
          >
            <Amount value={figures[kind]} />
          </TextLink>
        ),
    }),
  ),
  {
    ...{ id: 'total', label: t('income.total'), kind: 'figure' },
    value: ({ figures }) => figures.total,
    cell: ({ figures }) => <Amount value={figures.total} />,
  },
];
