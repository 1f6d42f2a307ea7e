import type { TFunction } from 'i18next';
import type { Commission } from '#src/platform/contract.generated.ts';
import { Amount } from '#src/shared/records/RecordCells.tsx';

/** The deductions from a dividend; a salary has none. */
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
