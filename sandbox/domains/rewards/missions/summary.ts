import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import { hundredthsText } from '#sandbox/kernel/money.ts';
import type { MissionSummary } from '#src/platform/contract.generated.ts';
import type { MissionProgress } from './missionProgress.ts';
import type { Mission } from './missions.ts';

/** The total rewards of some missions, in minor units or hundredths of a point. */
const sumOf = (all: readonly MissionProgress[], unit: Mission['unit']): bigint =>
  all
    .filter(({ mission }) => mission.unit === unit)
    .reduce((sum, { mission }) => sum + mission.amount, 0n);

/** The number of missions in each state, and the total rewards of completed ones (S7.28). */
export function summaryOf(
  merchant: Priced,
  all: readonly MissionProgress[],
): Pick<MissionSummary, 'open' | 'done' | 'claimed' | 'claimable'> {
  const inState = (wanted: MissionProgress['state']) => all.filter(({ state }) => state === wanted);
  const done = inState('done');
  return {
    open: inState('open').length,
    done: done.length,
    claimed: inState('claimed').length,
    claimable: {
      money: amountText(merchant, sumOf(done, 'money')),
      points: hundredthsText(sumOf(done, 'points')),
    },
  };
}
