import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Job } from '#sandbox/kernel/interfaces/job.ts';
import type { Merchants } from '#sandbox/kernel/merchants.ts';
import { teamCount } from '../schema.ts';
import { COUNT_KEPT_MS, COUNTED_FOR_MS } from '../settings.ts';
import { countTeam } from './countTeam.ts';
import { shownDays } from './shownDays.ts';

/**
 * Job that counts a large team once a minute, for as long as its agent asks for the overview, so that no call has to wait for the count.
 * Each run counts the team whose count is oldest: a count takes long, and other calls come between two of them.
 */
export const countTeams = (merchants: Merchants): Job => ({
  name: 'count-teams',
  everySeconds: 1,
  async run({ db, now }) {
    const before = (ms: number) => new Date(now.getTime() - ms);
    await db.delete(teamCount).where(lte(teamCount.askedAt, before(COUNTED_FOR_MS)));
    const codes = merchants.all.map(({ merchantCode }) => merchantCode);
    const isDue = lte(teamCount.countedAt, before(COUNT_KEPT_MS));
    const [due] = await db
      .select({ count: teamCount, merchantCode: member.merchantCode })
      .from(teamCount)
      .innerJoin(member, eq(member.id, teamCount.agentId))
      .where(and(isDue, inArray(member.merchantCode, codes)))
      .orderBy(asc(teamCount.countedAt))
      .limit(1);
    if (!due) return;
    const { agentId, firstDay, lastDay } = due.count;
    const { merchantCode } = due;
    const { timeZone } = merchants.find(merchantCode).brand.market;
    const days = shownDays({ from: firstDay, to: lastDay }, { timeZone, now });
    const overview = await countTeam(db, { agentId, merchantCode, timeZone, days }, now);
    const isCounted = and(
      ...[eq(teamCount.agentId, agentId), eq(teamCount.firstDay, firstDay)],
      eq(teamCount.lastDay, lastDay),
    );
    await db.update(teamCount).set({ countedAt: now, overview }).where(isCounted);
  },
});
