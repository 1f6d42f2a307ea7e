import type { Handler } from '#sandbox/contract/operations.ts';
import { reward } from '#sandbox/database/schema/rewards.ts';
import { amountText } from '#sandbox/money.ts';
import { inPeriod } from '#sandbox/play/period.ts';
import { paidBonuses } from '#sandbox/rewards/bonusDetails.ts';

const sum = (amounts: readonly bigint[]) => amountText(amounts.reduce((all, one) => all + one, 0n));

/** The bonuses that a player was paid (S2.16). */
export const getBonusDetails: Handler<'getBonusDetails'> = async (call) => {
  const { db, merchant, session, now, query } = call;
  const { from, to, source, language, pageNo, pageSize } = query;
  const { timeZone } = merchant.brand.market;
  const period = inPeriod(reward.claimedAt, { from, to }, { timeZone, now });
  const all = await paidBonuses(db, session.member.id, { period, source });
  return {
    list: all
      .slice((pageNo - 1) * pageSize, pageNo * pageSize)
      .map(({ row, claimedAt, turnoverLeft }) => ({
        id: row.id,
        source: row.source,
        title: language === 'bn' ? row.titleBn : row.title,
        amount: amountText(row.amount),
        turnover: amountText(row.turnover),
        turnoverLeft: amountText(turnoverLeft),
        claimedAt: claimedAt.toISOString(),
      })),
    totals: {
      bonuses: all.length,
      amount: sum(all.map(({ row }) => row.amount)),
      turnoverLeft: sum(all.map(({ turnoverLeft }) => turnoverLeft)),
    },
    totalPages: Math.ceil(all.length / pageSize),
  };
};
