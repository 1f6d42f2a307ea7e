import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Contract, CurrentEarning } from '#src/platform/contract.generated.ts';
import { usePlatformNow } from '#src/platform/usePlatformNow.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { Amount, Count, Moment } from '#src/shared/records/RecordCells.tsx';
import { Countdown } from '#src/ui/countdown/Countdown.tsx';
import { durationText } from '#src/ui/countdown/durationText.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { correctionItems } from '../corrections/correctionItems.tsx';

export interface ContractInForceProps {
  contract: Contract;
  current: CurrentEarning;
  /** The platform's time in its response. */
  now: string;
  /** The arrival of that response by the device's clock, in milliseconds since 1970. */
  arrivedAt: number;
  /** Called when the current period is over. */
  onEnd: () => void;
}

/** Kinds that settle within the hour have a countdown; others show a date. */
const COUNTED: ReadonlySet<Contract['kind']> = new Set(['hourly', 'realtime']);

/** The contract in force: its terms, start, and earnings so far. */
export function ContractInForce({
  contract,
  current,
  now,
  arrivedAt,
  onEnd,
}: ContractInForceProps) {
  const { t } = useTranslation('agentIncome');
  const { count, percent } = useFormat();
  const platformNow = usePlatformNow(now, arrivedAt);
  const { kind, period, ratePercent, offerer, acceptedAt } = contract;
  const share = kind === 'dividend' ? 'dividend' : 'salary';
  const rate = t(`contract.rate.${share}`, { percent: percent(ratePercent) });
  const next = t('contract.next');
  const ended = t('contract.ended');
  return (
    <DefinitionList
      layout="columns"
      items={[
        { term: t('payments.rate'), value: rate },
        ...(period ? [{ term: t('contract.paid'), value: t(`contract.period.${period}`) }] : []),
        { term: t('contract.offerer'), value: offerer ?? t('contract.operator') },
        ...(acceptedAt ? [{ term: t('contract.since'), value: <Moment at={acceptedAt} /> }] : []),
        { term: t('contract.players'), value: <Count value={current.players} /> },
        { term: t('contract.stake'), value: <Amount value={current.stake} /> },
        ...(kind === 'dividend'
          ? [
              { term: t('contract.net'), value: <Amount value={current.net} /> },
              { term: t('contract.bonuses'), value: <Amount value={current.bonuses} /> },
              { term: t('contract.fees'), value: <Amount value={current.fees} /> },
            ]
          : []),
        { term: t('contract.below'), value: <Amount value={current.below} /> },
        ...(kind === 'dividend'
          ? [
              ...correctionItems(current.corrections, t, count),
              { term: t('contract.carriedIn'), value: <Amount value={current.carriedIn} /> },
            ]
          : []),
        { term: t('contract.soFar'), value: <Amount value={current.amount} /> },
        ...(isPositive(current.due)
          ? [{ term: t('contract.due'), value: <Amount value={current.due} /> }]
          : []),
        {
          term: next,
          value: COUNTED.has(kind) ? (
            <Countdown
              until={Date.parse(current.until)}
              now={platformNow}
              label={next}
              format={(left) => (left === 0 ? ended : durationText(left))}
              announce={(left) => (left === 0 ? ended : '')}
              onEnd={onEnd}
            />
          ) : (
            <Moment at={current.until} />
          ),
        },
      ]}
    />
  );
}
