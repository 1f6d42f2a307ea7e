import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { teamCount } from '../schema.ts';
import { COUNT_KEPT_MS, LARGE_TEAM } from '../settings.ts';
import { countTeam, endsOf, type TeamDays } from './countTeam.ts';
import type { TeamCount } from './teamCount.ts';

const latestOver = (now: Date) => new Date(now.getTime() - COUNT_KEPT_MS);

/** The moment from which a team is counted again; null for a team that every call counts. */
export function nextCountAt({
  members,
  countedAt,
}: Pick<TeamCount, 'members' | 'countedAt'>): string | null {
  if (members < LARGE_TEAM) return null;
  return new Date(Date.parse(countedAt) + COUNT_KEPT_MS).toISOString();
}

/** Keeps the count of a large team, in place of all of this agent's that are no longer shown. */
async function keepCount(db: Database, team: TeamDays, overview: TeamCount, now: Date) {
  const { from, to } = endsOf(team);
  const isOver = lte(teamCount.countedAt, latestOver(now));
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
        ...[eq(teamCount.lastDay, to), gt(teamCount.countedAt, latestOver(now))],
        lte(teamCount.countedAt, now),
      ),
    );
  if (kept) return kept.overview;
  const overview = await countTeam(db, team, now);
  if (overview.members >= LARGE_TEAM) await keepCount(db, team, overview, now);
  return overview;
}
