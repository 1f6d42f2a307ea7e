import { isStopped } from '#sandbox/domains/protection/player.ts';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import { inPeriod } from '#sandbox/kernel/market/period.ts';
import { percentText } from '#sandbox/kernel/percent.ts';
import { inLanguage, type Language } from '#sandbox/kernel/text/language.ts';
import type { Bonus, BonusPage } from '#src/platform/contract.generated.ts';
import { type PaidBonus, paidBonuses } from '../paidBonuses.ts';
import { reward } from '../schema/rewards.ts';
import { COUNTED_SHARE } from '../settings.ts';
import { turnoverLeft } from '../turnover.ts';
import { withheldAmount } from '../withheldAmount.ts';

const WHOLE = 10_000n;
const sumText = (merchant: Priced, amounts: readonly bigint[]) =>
  amountText(
    merchant,
    amounts.reduce((all, one) => all + one, 0n),
  );

/** A share in basis points, rounded down, so that nothing looks complete before it is; 100% if the whole is zero. */
const shareOf = (part: bigint, all: bigint): number =>
  Number(all === 0n ? WHOLE : (part * WHOLE) / all);

const bonusValue = (
  merchant: Priced,
  bonus: PaidBonus,
  language: Language,
  stopped: boolean,
): Bonus => {
  const { row, claimedAt, state, staked } = bonus;
  return {
    ...{ id: row.id, source: row.source, state },
    title: inLanguage(row.title, language),
    amount: amountText(merchant, row.amount),
    turnover: amountText(merchant, row.turnover),
    turnoverLeft: amountText(merchant, bonus.turnoverLeft),
    staked: amountText(merchant, staked),
    stakedPercent: percentText(shareOf(staked, row.turnover)),
    kept: amountText(merchant, stopped ? bonus.unplayed : 0n),
    claimedAt: claimedAt.toISOString(),
    expiresAt: null,
  };
};

/** The effect of a withdrawal made now: see `createWithdrawal`. */
function withdrawalValue(
  merchant: Priced,
  { left, held }: Record<'left' | 'held', bigint>,
  stopped: boolean,
): BonusPage['withdrawal'] {
  const amounts = {
    turnoverLeft: amountText(merchant, left),
    kept: amountText(merchant, stopped ? held : 0n),
  };
  if (left === 0n) return { outcome: 'free', ...amounts };
  return { outcome: stopped ? 'keeps' : 'refused', ...amounts };
}

/** Returns the bonuses paid to a player, and the effect that a withdrawal would have on them now (S2.16 bonusDetails). */
export const getBonusDetails: Handler<'getBonusDetails'> = async (call) => {
  const { db, merchant, session, now, query } = call;
  const { from, to, source, state, language, pageNo, pageSize } = query;
  const { member } = session;
  const { market, categories } = merchant.brand;
  const period = inPeriod(reward.claimedAt, { from, to }, { timeZone: market.timeZone, now });
  const all = await paidBonuses(db, member.id, { period, source, state });
  const stopped = isStopped(member, now);
  return {
    list: all
      .slice((pageNo - 1) * pageSize, pageNo * pageSize)
      .map((bonus) => bonusValue(merchant, bonus, language, stopped)),
    totals: {
      bonuses: all.length,
      amount: sumText(
        merchant,
        all.map(({ row }) => row.amount),
      ),
      turnoverLeft: sumText(
        merchant,
        all.map((bonus) => bonus.turnoverLeft),
      ),
    },
    contributions: categories.map((gameType) => ({
      ...{ gameType, percent: percentText(COUNTED_SHARE) },
    })),
    withdrawal: withdrawalValue(
      merchant,
      {
        left: await turnoverLeft(db, member.id),
        held: await withheldAmount(db, merchant, member.id),
      },
      stopped,
    ),
    totalPages: Math.ceil(all.length / pageSize),
  };
};
