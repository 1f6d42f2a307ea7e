import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Transaction, TransactionPage } from '#src/platform/contract.generated.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { RecordTotals } from '#src/shared/records/RecordTotals.tsx';

export interface TransactionTotalsProps {
  /** The first page; undefined while it loads. */
  page: TransactionPage | undefined;
  /** The filtered kind. */
  kind: Transaction['kind'] | undefined;
}

/** The totals of all transactions that match the filter, including other pages. Transfers between own wallets are neither in nor out, and shown apart. */
export function TransactionTotals({ page, kind }: TransactionTotalsProps) {
  const { t } = useTranslation('transactions');
  const { amount, count } = useFormat();
  const totals = page?.totals;
  const inAndOut = [
    { label: t('received'), figure: totals && amount(totals.received) },
    { label: t('spent'), figure: totals && amount(totals.spent) },
  ];
  const moved = { label: t('moved'), figure: totals && amount(totals.moved) };
  const isMoved = totals !== undefined && isPositive(totals.moved);
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
