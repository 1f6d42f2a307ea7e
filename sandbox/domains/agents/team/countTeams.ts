import { and, desc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Job } from '#sandbox/kernel/interfaces/job.ts';
import type { Merchants } from '#sandbox/kernel/merchants.ts';
import { teamCount } from '../schema.ts';
import { COUNT_KEPT_MS, COUNTED_FOR_MS, LARGE_TEAM } from '../settings.ts';
import { countReport } from './countReport.ts';
import { isCountOf } from './keptCount.ts';

/**
 * Job that counts the reports of a large team once a minute, for as long as its agent asks for them or uses their session, so that no call
 * has to wait for a count. Each run takes one: those never counted first, then the oldest. A count takes long, and other calls come
 * between two of them.
 */
export const countTeams = (merchants: Merchants): Job => ({
  name: 'count-teams',
  everySeconds: 1,
  async run({ db, now }) {
    const before = (ms: number) => new Date(now.getTime() - ms);
    await db.delete(teamCount).where(lte(teamCount.askedAt, before(COUNTED_FOR_MS)));
    const codes = merchants.all.map(({ merchantCode }) => merchantCode);
    const isDue = or(isNull(teamCount.countedAt), lte(teamCount.countedAt, before(COUNT_KEPT_MS)));
    const [due] = await db
      .select({ count: teamCount, merchantCode: member.merchantCode })
      .from(teamCount)
      .innerJoin(member, eq(member.id, teamCount.agentId))
      .where(and(isDue, inArray(member.merchantCode, codes)))
      // The agent centre opens with the overview of today.
      .orderBy(
        ...[sql`${teamCount.countedAt} NULLS FIRST`, desc(teamCount.firstDay)],
        desc(teamCount.report),
      )
      .limit(1);
    if (!due) return;
    const { agentId, report, firstDay, lastDay } = due.count;
    const merchant = merchants.find(due.merchantCode);
    const team = { agentId, merchant, days: { from: firstDay, to: lastDay } };
    const { figures, size } = await countReport(db, report, team, now);
    // Every call counts a report of few members itself.
    if (size < LARGE_TEAM) await db.delete(teamCount).where(isCountOf(report, team));
    else await db.update(teamCount).set({ countedAt: now, figures }).where(isCountOf(report, team));
  },
});
