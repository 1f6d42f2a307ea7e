import { and, between, eq, lt } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { teamCount } from '../schema.ts';
import { COUNT_KEPT_MS, LARGE_TEAM } from '../settings.ts';
import { countTeam, endsOf, type TeamDays } from './countTeam.ts';
import type { TeamCount } from './teamCount.ts';

const earliestShown = (now: Date) => new Date(now.getTime() - COUNT_KEPT_MS);

/** Keeps the count of a large team, in place of all of this agent's that are no longer shown. */
async function keepCount(db: Database, team: TeamDays, overview: TeamCount, now: Date) {
  const { from, to } = endsOf(team);
  const isOver = lt(teamCount.countedAt, earliestShown(now));
  await db.delete(teamCount).where(and(eq(teamCount.agentId, team.agentId), isOver));
  await db
    .insert(teamCount)
    .values({ agentId: team.agentId, firstDay: from, lastDay: to, countedAt: now, overview })
    .onConflictDoUpdate({
      target: [teamCount.agentId, teamCount.firstDay, teamCount.lastDay],
      set: { countedAt: now, overview },
    });
}

/**
 * Returns an overview of an agent's team: counted now, or for a large team within the last minute. However often a large team is asked for,
 * it is counted once a minute.
 */
export async function latestCount(db: Database, team: TeamDays, now: Date): Promise<TeamCount> {
  const { from, to } = endsOf(team);
  const [kept] = await db
    .select({ overview: teamCount.overview })
    .from(teamCount)
    .where(
      and(
        ...[eq(teamCount.agentId, team.agentId), eq(teamCount.firstDay, from)],
        ...[eq(teamCount.lastDay, to), between(teamCount.countedAt, earliestShown(now), now)],
      ),
    );
  if (kept) return kept.overview;
  const overview = await countTeam(db, team, now);
  if (overview.members >= LARGE_TEAM) await keepCount(db, team, overview, now);
  return overview;
}
