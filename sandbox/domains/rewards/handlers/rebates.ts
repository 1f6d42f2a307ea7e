import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { vendor } from '#sandbox/domains/catalogue/schema.ts';
import type { AreaHandlers, Call } from '#sandbox/kernel/contract/operations.ts';
import { nameIn, selectName } from '#sandbox/kernel/database/names.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { inPeriod } from '#sandbox/kernel/market/period.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import { percentText } from '#sandbox/kernel/percent.ts';
import { periodAt } from '../missions/period.ts';
import { notifyPaid } from '../notify.ts';
import { claimRebate } from '../rebates/claimRebate.ts';
import { rebateGiven } from '../rebates/rebateGiven.ts';
import { rateNow, totalOf, unclaimedRebates } from '../rebates/unclaimedRebates.ts';
import { rebateClaim } from '../schema/shares.ts';
import { LEAST_REBATE } from '../settings.ts';
import { heldRank, rebateOf } from '../vip/levels.ts';

type RebateHandlers = Pick<
  AreaHandlers<'rewards'>,
  'getRebates' | 'claimRebate' | 'getRebateRecords'
>;

const sumOf = (column: typeof rebateClaim.staked | typeof rebateClaim.amount) =>
  sql`coalesce(sum(${column}), 0)`.mapWith(BigInt);

/** A member's current rebate terms, and the time of the next settlement. */
async function termsFor({ db, merchant, session, now }: Call<'getRebates' | 'claimRebate'>) {
  const day = await periodAt(db, 'daily', now, merchant.brand.market.timeZone);
  const byLevel = rebateOf(heldRank(merchant, session.member));
  const byLine = await rebateGiven(db, session.member.id);
  return { terms: { byLevel, byLine, settledUntil: day.from }, nextSettlementAt: day.until };
}

/** Handlers for the manual rebate (S2.16). */
export const rebateHandlers: RebateHandlers = {
  async getRebates(call) {
    const { db, merchant, session, query } = call;
    requireModule(merchant, 'manualRebate');
    const { terms, nextSettlementAt } = await termsFor(call);
    const open = await unclaimedRebates(db, session.member.id, terms);
    const codes = open.map(({ vendorCode }) => vendorCode);
    const vendors = await db.select().from(vendor).where(inArray(vendor.code, codes));
    const names = new Map(vendors.map((each) => [each.code, nameIn(each, query.language)]));
    return {
      list: open.map(({ vendorCode, staked, pending, shares }) => ({
        vassalage: vendorCode,
        vendorName: names.get(vendorCode) ?? vendorCode,
        staked: amountText(merchant, staked),
        pending: amountText(merchant, pending),
        claimable: amountText(merchant, totalOf([{ shares }])),
      })),
      rebatePercent: percentText(rateNow(terms)),
      claimable: amountText(merchant, totalOf(open)),
      minimum: amountText(merchant, LEAST_REBATE),
      nextSettlementAt: nextSettlementAt.toISOString(),
    };
  },
  async claimRebate(call) {
    const { db, merchant, session, now, body } = call;
    requireModule(merchant, 'manualRebate');
    const memberId = session.member.id;
    const { terms } = await termsFor(call);
    const paid = await claimRebate(db, { merchant, memberId, now, terms }, body.vassalage);
    await notifyPaid(call, memberId);
    return paid;
  },
  async getRebateRecords({ db, merchant, session, now, query }) {
    const { from, to, language, pageNo, pageSize } = query;
    const { timeZone } = merchant.brand.market;
    const where = and(
      eq(rebateClaim.memberId, session.member.id),
      inPeriod(rebateClaim.at, { from, to }, { timeZone, now }),
    );
    const [totals] = await db
      .select({
        records: count(),
        staked: sumOf(rebateClaim.staked),
        amount: sumOf(rebateClaim.amount),
      })
      .from(rebateClaim)
      .where(where);
    const { records, staked, amount } = totals ?? { records: 0, staked: 0n, amount: 0n };
    const rows = await db
      .select({ claim: rebateClaim, name: selectName(vendor, language) })
      .from(rebateClaim)
      .innerJoin(vendor, eq(vendor.code, rebateClaim.vendorCode))
      .where(where)
      .orderBy(desc(rebateClaim.at), desc(rebateClaim.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize);
    return {
      list: rows.map(({ claim, name }) => ({
        vassalage: claim.vendorCode,
        vendorName: name,
        staked: amountText(merchant, claim.staked),
        rebatePercent: percentText(claim.basisPoints),
        amount: amountText(merchant, claim.amount),
        at: claim.at.toISOString(),
      })),
      totals: {
        records,
        staked: amountText(merchant, staked),
        amount: amountText(merchant, amount),
      },
      totalPages: Math.ceil(records / pageSize),
    };
  },
};
