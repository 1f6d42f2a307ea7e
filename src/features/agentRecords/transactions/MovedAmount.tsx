import { useTranslation } from 'react-i18next';
import type { TeamTransaction } from '#src/platform/contract.generated.ts';
import { Amount } from '#src/shared/records/RecordCells.tsx';

/** The amount of a movement, marked as incoming or outgoing. */
export function MovedAmount({ amount }: Pick<TeamTransaction, 'amount'>) {
  const { t } = useTranslation('agentRecords');
  const movement = amount.startsWith('-')
    ? ({ kind: 'loss', label: t('transactions.out') } as const)
    : ({ kind: 'gain', label: t('transactions.in') } as const);
  return <Amount value={amount} movement={movement} />;
}
