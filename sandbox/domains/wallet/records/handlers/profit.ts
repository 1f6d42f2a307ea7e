import { namesOf, type ProfitSums, profitLines, profitSums } from '#sandbox/domains/bets/profit.ts';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { daysBefore, daysOf } from '#sandbox/kernel/market/period.ts';
import { amountText } from '#sandbox/kernel/money.ts';

const sumsValue = ({ bets, stake, payout }: ProfitSums) => ({
  ...{ bets, stake: amountText(stake), payout: amountText(payout) },
  net: amountText(payout - stake),
});

/** Returns a player's wins and losses by time, vendor or game, with the totals and those of the days before (S2.16 personalProfit). */
export const getPersonalProfit: Handler<'getPersonalProfit'> = async ({
  db,
  merchant,
  session: { member },
  now,
  query: { from, to, by, pageNo, pageSize, language },
}) => {
  const { timeZone } = merchant.brand.market;
  const days = daysOf({ from, to }, { timeZone, now });
  const of = { merchantCode: merchant.merchantCode, memberId: member.id, timeZone };
  const { lines, total } = await profitLines(db, { ...of, ...days }, by, { pageNo, pageSize });
  const names = await namesOf(db, by, lines, language);
  const before = daysBefore(days);
  return {
    lines: lines.map(({ of: key, ...sums }) => ({
      ...{ of: key, name: names.get(key) ?? key },
      ...sumsValue(sums),
    })),
    totals: sumsValue(await profitSums(db, { ...of, ...days })),
    before: { ...before, totals: sumsValue(await profitSums(db, { ...of, ...before })) },
    totalPages: Math.ceil(total / pageSize),
    total,
  };
};
