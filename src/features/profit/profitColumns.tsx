import type { TFunction } from 'i18next';
import type { ProfitGroup, ProfitLine } from '#src/platform/endpoints/records/profit.ts';
import { Amount } from '#src/shared/records/RecordCells.tsx';
import type { TableColumn } from '#src/ui/table/column.ts';

type ProfitColumn = 'of' | 'bets' | 'stake' | 'payout' | 'net';

const figure = (
  id: 'stake' | 'payout' | 'net',
  label: string,
): TableColumn<ProfitLine, ProfitColumn> => ({
  ...{ id, label, kind: 'figure', value: (line) => line[id] },
  cell: (line) => <Amount value={line[id]} />,
});

/** The columns: time, vendor or game, staked, returned, and net. */
export const profitColumns = (
  t: TFunction<'profit'>,
  by: ProfitGroup,
  nameOf: (line: ProfitLine) => string,
  count: (bets: number) => string,
): readonly TableColumn<ProfitLine, ProfitColumn>[] => [
  { id: 'of', label: t(`by.${by}`), value: nameOf },
  {
    ...{ id: 'bets', label: t('bets'), kind: 'figure', value: ({ bets }) => bets },
    cell: ({ bets }) => count(bets),
  },
  figure('stake', t('stake')),
  figure('payout', t('payout')),
  figure('net', t('net')),
];
