import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Transaction, TransactionPage } from '#src/platform/contract.generated.ts';
import { RecordTotals } from '#src/shared/records/RecordTotals.tsx';

export interface TransactionTotalsProps {
  /** The first page; not there yet while it is on its way. */
  page: TransactionPage | undefined;
  /** The kind that is asked for. */
  kind: Transaction['kind'] | undefined;
}

/**
 * The sums of all movements that are asked for, those of other pages too. What was transferred between own wallets came from nowhere,
 * and is apart.
 */
export function TransactionTotals({ page, kind }: TransactionTotalsProps) {
  const { t } = useTranslation('transactions');
  const { amount, count } = useFormat();
  const totals = page?.totals;
  const inAndOut = [
    { label: t('received'), figure: totals && amount(totals.received) },
    { label: t('spent'), figure: totals && amount(totals.spent) },
  ];
  const moved = { label: t('moved'), figure: totals && amount(totals.moved) };
  const isMoved = totals !== undefined && totals.moved !== '0.00';
  return (
    <RecordTotals
      totals={[
        ...(kind === 'wallet-transfer' ? [] : inAndOut),
        ...(kind === 'wallet-transfer' || isMoved ? [moved] : []),
        { label: t('count'), figure: page && count(page.total) },
      ]}
    />
  );
}
