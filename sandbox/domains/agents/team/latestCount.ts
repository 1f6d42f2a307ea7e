import type { Database } from '#sandbox/kernel/database/database.ts';
import { teamCount } from '../schema.ts';
import { LARGE_TEAM } from '../settings.ts';
import { countTeam, endsOf, type TeamDays } from './countTeam.ts';
import { keptCount, nextCountAfter } from './keptCount.ts';
import type { TeamCount } from './teamCount.ts';

/** The moment from which there can be a newer count of a team, as a text; null for a team that every call counts. */
export const nextCountAt = (
  { members, countedAt }: Pick<TeamCount, 'members' | 'countedAt'>,
  now: Date,
): string | null => (members < LARGE_TEAM ? null : nextCountAfter(countedAt, now));

/**
 * Returns an overview of an agent's team. A small team is counted now. A large team is counted at its agent's first call, unless it was
 * counted ahead; from then on, calls return the latest count, which `countTeams` takes anew once a minute, and wait for no other unless
 * that one is late.
 */
export async function latestCount(db: Database, team: TeamDays, now: Date): Promise<TeamCount> {
  const days = endsOf(team);
  const kept = await keptCount(db, 'overview', { agentId: team.agentId, days }, now);
  if (kept) return kept;
  const figures = await countTeam(db, team, now);
  if (figures.members < LARGE_TEAM) return figures;
  const counted = { countedAt: now, askedAt: now, figures };
  await db
    .insert(teamCount)
    .values({
      ...{ agentId: team.agentId, report: 'overview', firstDay: days.from, lastDay: days.to },
      ...counted,
    })
    .onConflictDoUpdate({
      target: [teamCount.agentId, teamCount.report, teamCount.firstDay, teamCount.lastDay],
      set: counted,
    });
  return figures;
}
