import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { BetPage, BetState } from '#src/platform/endpoints/records/bets.ts';
import { RecordTotals } from '#src/shared/records/RecordTotals.tsx';

export interface BetTotalsProps {
  /** The first page; undefined while loading. */
  page: BetPage | undefined;
  state: BetState | undefined;
}

/** The totals of all bets of the filter: of settled bets, and separately of running ones. */
export function BetTotals({ page, state }: BetTotalsProps) {
  const { t } = useTranslation('bets');
  const { amount, count } = useFormat();
  const totals = page?.totals;
  const running = [
    { label: t('running'), figure: totals && count(totals.running.bets) },
    { label: t('runningStake'), figure: totals && amount(totals.running.stake) },
  ];
  const over = [
    { label: t('bets'), figure: totals && count(totals.bets) },
    { label: t('stake'), figure: totals && amount(totals.stake) },
    { label: t('validStake'), figure: totals && amount(totals.validStake) },
    { label: t('payout'), figure: totals && amount(totals.payout) },
    { label: t('net'), figure: totals && amount(totals.net) },
  ];
  if (state === 'open') return <RecordTotals totals={running} />;
  const runs = state === undefined && totals !== undefined && totals.running.bets > 0;
  return <RecordTotals totals={runs ? [...over, ...running] : over} />;
}
