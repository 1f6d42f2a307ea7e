import { useTranslation } from 'react-i18next';
import type { Transaction } from '#src/platform/contract.generated.ts';
import { Amount } from '#src/shared/records/RecordCells.tsx';

/** What a movement moved, and whether that came in or went out; transfers between own wallets did neither. */
export function MovedAmount({ movement: { kind, amount } }: { movement: Transaction }) {
  const { t } = useTranslation('transactions');
  if (kind === 'wallet-transfer') return <Amount value={amount} />;
  const movement = amount.startsWith('-')
    ? ({ kind: 'loss', label: t('out') } as const)
    : ({ kind: 'gain', label: t('in') } as const);
  return <Amount value={amount} movement={movement} />;
}
