import type { Bet } from '#src/platform/contract.generated.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';

/** Whether something of a bet's stake counts towards the turnover requirement of a bonus. */
export const countsForBonus = ({ bonusStake }: Pick<Bet, 'bonusStake'>): boolean =>
  isPositive(bonusStake);
