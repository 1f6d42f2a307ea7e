import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { teamCount } from '../schema.ts';
import { COUNT_DUE_MS, COUNT_KEPT_MS, COUNT_SHOWN_MS, LARGE_TEAM } from '../settings.ts';
import { countTeam, endsOf, type TeamDays } from './countTeam.ts';
import type { TeamCount } from './teamCount.ts';

/**
 * The moment from which there can be a newer count of a team, as a text; null for a team that every call counts. A count that is due is
 * taken in the background, in a moment.
 */
export function nextCountAt(
  { members, countedAt }: Pick<TeamCount, 'members' | 'countedAt'>,
  now: Date,
): string | null {
  if (members < LARGE_TEAM) return null;
  const dueAt = Date.parse(countedAt) + COUNT_KEPT_MS;
  return new Date(dueAt > now.getTime() ? dueAt : now.getTime() + COUNT_DUE_MS).toISOString();
}

/** The kept count of a team in a period. */
const keptOf = (team: TeamDays) => {
  const { from, to } = endsOf(team);
  return and(
    ...[eq(teamCount.agentId, team.agentId), eq(teamCount.firstDay, from)],
    eq(teamCount.lastDay, to),
  );
};

/**
 * Returns an overview of an agent's team. A small team is counted now. A large team is counted at its agent's first call; from then on,
 * calls return the latest count, which `countTeams` takes anew once a minute, and wait for no other unless that one is late.
 */
export async function latestCount(db: Database, team: TeamDays, now: Date): Promise<TeamCount> {
  const isShown = gt(teamCount.countedAt, new Date(now.getTime() - COUNT_SHOWN_MS));
  const [kept] = await db
    .update(teamCount)
    .set({ askedAt: now })
    .where(and(keptOf(team), isShown, lte(teamCount.countedAt, now)))
    .returning({ overview: teamCount.overview });
  if (kept) return kept.overview;
  const overview = await countTeam(db, team, now);
  if (overview.members < LARGE_TEAM) return overview;
  const { from, to } = endsOf(team);
  const counted = { countedAt: now, askedAt: now, overview };
  await db
    .insert(teamCount)
    .values({ agentId: team.agentId, firstDay: from, lastDay: to, ...counted })
    .onConflictDoUpdate({
      target: [teamCount.agentId, teamCount.firstDay, teamCount.lastDay],
      set: counted,
    });
  return overview;
}
