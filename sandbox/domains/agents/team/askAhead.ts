import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { session } from '#sandbox/kernel/database/schema/sessions.ts';
import type { Job } from '#sandbox/kernel/interfaces/job.ts';
import { addDays, dayOf } from '#sandbox/kernel/market/period.ts';
import type { Merchants } from '#sandbox/kernel/merchants.ts';
import { AGENT_TYPES } from '#sandbox/kernel/sessions/memberTypes.ts';
import { COUNTED_AHEAD, LARGE_TEAM, SEEN_AGAIN_MS } from '../settings.ts';
import { askForCounts } from './keptCount.ts';

/** Whether a large team is below a member. No more lines are read than that takes. */
const IS_ABOVE_LARGE_TEAM = sql`(SELECT count(*) FROM (
  SELECT 1 FROM member_line WHERE ancestor_id = ${member.id} LIMIT ${LARGE_TEAM}) AS line) = ${LARGE_TEAM}`;

/**
 * Job that asks for the counts that the agent centre opens with, for agents of large teams who logged in or used their session again since
 * the last run: they are taken before the agent opens it. It is not part of the job that counts, which would lock what calls update.
 */
export const askAhead = (merchants: Merchants): Job => ({
  name: 'ask-for-counts-ahead',
  everySeconds: 1,
  async run({ db, now, from }) {
    const codes = merchants.all
      .filter(({ brand }) => brand.modules.agent)
      .map(({ merchantCode }) => merchantCode);
    const since = new Date(from.getTime() - SEEN_AGAIN_MS);
    const agents = await db
      .selectDistinct({ agentId: member.id, merchantCode: member.merchantCode })
      .from(session)
      .innerJoin(member, eq(member.id, session.memberId))
      .where(
        and(
          ...[gt(session.lastSeenAt, since), isNull(session.revokedAt)],
          ...[inArray(member.type, [...AGENT_TYPES]), inArray(member.merchantCode, codes)],
          IS_ABOVE_LARGE_TEAM,
        ),
      );
    const asked = agents.flatMap(({ agentId, merchantCode }) => {
      const to = dayOf(now, merchants.find(merchantCode).brand.market.timeZone);
      return COUNTED_AHEAD.map(({ report, days }) => ({
        ...{ agentId, report },
        days: { from: addDays(to, 1 - days), to },
      }));
    });
    await askForCounts(db, asked, now);
  },
});
