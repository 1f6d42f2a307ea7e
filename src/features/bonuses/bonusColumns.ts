import type { TFunction } from 'i18next';
import type { Bonus } from '#src/platform/endpoints/rewards/bonusDetails.ts';
import type { TableColumn } from '#src/ui/table/column.ts';

/** The columns of the file: bonus, source, time, amount and progress of the wagering requirement. */
export const bonusColumns = (t: TFunction<'bonuses'>): readonly TableColumn<Bonus>[] => [
  { id: 'title', label: t('count'), value: ({ title }) => title },
  { id: 'source', label: t('from'), value: ({ source }) => t(`source.${source}`) },
  { id: 'given', label: t('given'), kind: 'moment', value: ({ claimedAt }) => claimedAt },
  { id: 'status', label: t('status'), value: ({ state }) => t(`state.${state}`) },
  { id: 'amount', label: t('amount'), kind: 'figure', value: ({ amount }) => amount },
  { id: 'turnover', label: t('progress'), kind: 'figure', value: ({ turnover }) => turnover },
  { id: 'left', label: t('left'), kind: 'figure', value: ({ turnoverLeft }) => turnoverLeft },
  {
    ...{ id: 'expires', label: t('expires'), kind: 'moment' },
    value: ({ expiresAt }) => expiresAt ?? t('never'),
  },
];
