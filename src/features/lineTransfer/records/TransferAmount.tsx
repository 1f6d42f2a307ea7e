import { useTranslation } from 'react-i18next';
import type { FundTransfer } from '#src/platform/contract.generated.ts';
import { Amount } from '#src/shared/records/RecordCells.tsx';

/** The amount sent or received. */
export function TransferAmount({
  amount: value,
  direction,
}: Pick<FundTransfer, 'amount' | 'direction'>) {
  const { t } = useTranslation('lineTransfer');
  const kind = direction === 'in' ? 'gain' : 'loss';
  const movement = { kind, label: t(`records.${direction}`) } as const;
  return <Amount value={value} movement={movement} />;
}
