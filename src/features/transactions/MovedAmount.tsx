import { useTranslation } from 'react-i18next';
import type { Transaction } from '#src/platform/contract.generated.ts';
import { Amount } from '#src/shared/records/RecordCells.tsx';

/** A movement's amount, in or out; transfers between own wallets are neither. */
export function MovedAmount({ movement: { kind, amount } }: { movement: Transaction }) {
  const { t } = useTranslation('transactions');
  if (kind === 'wallet-transfer') return <Amount value={amount} />;
  const movement = amount.startsWith('-')
    ? ({ kind: 'loss', label: t('out') } as const)
    : ({ kind: 'gain', label: t('in') } as const);
  return <Amount value={amount} movement={movement} />;
}
