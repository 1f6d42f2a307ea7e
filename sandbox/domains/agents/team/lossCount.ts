import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import type { TeamLoss, TeamLossSums } from '#src/platform/contract.generated.ts';

/** Sums as read from the database: texts, since JavaScript numbers could not hold them exactly. */
export type LossSums = {
  bets: number;
  stake: string;
  payout: string;
  bonus: string;
  rebate: string;
};

/** The sums of all members with results, and how many these are. */
export type LossTotals = LossSums & { players: number };

/** A member's results. Levels are depths below the agent. */
export type LossRow = LossSums & { memberId: string; level: number };

/** The orders of profit and loss; the first members of each are kept. */
export type LossOrder = 'loss' | 'stake' | 'account';

/** The profit and loss of a team as it was counted: the totals, and the first members of each order, by id. */
export interface LossCount {
  countedAt: string;
  totals: LossTotals;
  first: Record<LossOrder, LossRow[]>;
}

/** The API value of sums. */
export function lossSumsValue(merchant: Priced, { bets, ...sums }: LossSums): TeamLossSums {
  const [stake, payout] = [BigInt(sums.stake), BigInt(sums.payout)];
  const [bonus, rebate] = [BigInt(sums.bonus), BigInt(sums.rebate)];
  return {
    ...{ bets, stake: amountText(merchant, stake), payout: amountText(merchant, payout) },
    net: amountText(merchant, payout - stake),
    ...{ bonus: amountText(merchant, bonus), rebate: amountText(merchant, rebate) },
    result: amountText(merchant, payout - stake + bonus + rebate),
  };
}

/** The API value of a member's results. */
export const lossValue = (
  merchant: Priced,
  { memberId, level, ...sums }: LossRow,
  { account, nickname }: Pick<TeamLoss, 'account' | 'nickname'>,
): TeamLoss => ({ memberId, account, nickname, level, ...lossSumsValue(merchant, sums) });
