import { namesOf, type ProfitSums, profitLines, profitSums } from '#sandbox/domains/bets/profit.ts';
import type { Handler } from '#sandbox/kernel/contract/operations.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import { daysBefore, daysOf } from '#sandbox/kernel/market/period.ts';

const sumsValue = (merchant: Priced, { bets, stake, payout }: ProfitSums) => ({
  ...{ bets, stake: amountText(merchant, stake), payout: amountText(merchant, payout) },
  net: amountText(merchant, payout - stake),
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
      ...sumsValue(merchant, sums),
    })),
    totals: sumsValue(merchant, await profitSums(db, { ...of, ...days })),
    before: { ...before, totals: sumsValue(merchant, await profitSums(db, { ...of, ...before })) },
    totalPages: Math.ceil(total / pageSize),
    total,
  };
};
