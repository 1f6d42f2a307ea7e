import type { TFunction } from 'i18next';
import type { Commission } from '#src/platform/contract.generated.ts';
import { Amount } from '#src/shared/records/RecordCells.tsx';

/** What a dividend is less for; a salary is less for nothing. */
export const deductionItems = (
  isDividend: boolean,
  { bonuses, fees }: Pick<Commission, 'bonuses' | 'fees'>,
  t: TFunction<'agentIncome'>,
) =>
  isDividend
    ? [
        { term: t('payments.bonuses'), value: <Amount value={bonuses} /> },
        { term: t('payments.fees'), value: <Amount value={fees} /> },
      ]
    : [];
