import { inArray } from 'drizzle-orm';
import type { Call, Handler } from '#sandbox/kernel/contract/operations.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { daysOf } from '#sandbox/kernel/market/period.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { requireModule } from '#sandbox/kernel/modules/requireModule.ts';
import type { TeamLossPage } from '#src/platform/contract.generated.ts';
import { KEPT_LOSSES, LARGE_TEAM } from '../settings.ts';
import { askForCounts, keptCount, nextCountAfter } from '../team/keptCount.ts';
import { type LossCount, lossSumsValue, lossValue } from '../team/lossCount.ts';
import { type LossPage, readLossPage } from '../team/readLossPage.ts';

type Query = Call<'getTeamLosses'>['query'];

/** Whether a kept count has a page. A page of a file is longer, so that files are always exact. */
const isKept = ({ account, pageNo, pageSize }: Query): boolean =>
  account === undefined && pageNo * pageSize <= KEPT_LOSSES;

/** A page of a kept count. Accounts and nicknames are read anew. */
async function keptPage(
  db: Database,
  merchant: Merchant,
  { first, totals }: LossCount,
  { sort, pageNo, pageSize }: Query,
): Promise<LossPage> {
  const rows = first[sort].slice((pageNo - 1) * pageSize, pageNo * pageSize);
  const ids = rows.map(({ memberId }) => memberId);
  const names = await db
    .select({ id: member.id, account: member.account, nickname: member.nickname })
    .from(member)
    .where(inArray(member.id, ids));
  const named = new Map(names.map((name) => [name.id, name]));
  return {
    totals,
    losses: rows.flatMap((row) => {
      const name = named.get(row.memberId);
      return name ? [lossValue(merchant, row, name)] : [];
    }),
  };
}

/**
 * Returns the results, bonuses and rebates of each member of an agent's team (S1.3, S2.17). The first pages of a large team come from the
 * latest count, once there is one.
 */
export const getTeamLosses: Handler<'getTeamLosses'> = async ({
  db,
  merchant,
  session,
  now,
  query,
}) => {
  requireModule(merchant, 'agent');
  const { pageSize } = query;
  const time = { timeZone: merchant.brand.market.timeZone, now };
  const days = daysOf(query, time);
  const agentId = session.member.id;
  const answer = ({ losses, totals }: LossPage) => ({
    ...{ losses, totals: lossSumsValue(merchant, totals) },
    totalPages: Math.ceil(totals.players / pageSize),
    total: totals.players,
  });
  const kept = isKept(query) && (await keptCount(db, 'losses', { agentId, days }, now));
  if (kept) {
    const { countedAt } = kept;
    const page = await keptPage(db, merchant, kept, query);
    return { countedAt, nextCountAt: nextCountAfter(countedAt, now), ...answer(page) };
  }
  const of = { merchant, agentId, days, time };
  const page = await readLossPage(db, of, query);
  if (isKept(query) && page.totals.players >= LARGE_TEAM)
    await askForCounts(db, [{ report: 'losses', agentId, days }], now);
  return {
    countedAt: now.toISOString(),
    nextCountAt: null,
    ...answer(page),
  } satisfies TeamLossPage;
};
