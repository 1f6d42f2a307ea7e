import type { Bet } from '#src/platform/contract.generated.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';

/** Whether part of a bet's stake counts towards a bonus's wagering requirement. */
export const countsForBonus = ({ bonusStake }: Pick<Bet, 'bonusStake'>): boolean =>
  isPositive(bonusStake);
