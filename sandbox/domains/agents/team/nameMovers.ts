import { inArray } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { isAvailable } from '#sandbox/kernel/sessions/session.ts';
import type { TeamMover, TeamMovers } from '#src/platform/contract.generated.ts';
import type { Mover, Movers } from './teamCount.ts';

const MOVER = {
  ...{ memberId: member.id, account: member.account, nickname: member.nickname },
  ...{ status: member.status, excludedUntil: member.excludedUntil },
};

/**
 * Names the members whose turnover changed most. Members on a break or with a closed account are not available, and the answer does not
 * reveal which it is (DECISIONS, player protection).
 */
export async function nameMovers(
  db: Database,
  { rose, fell }: Movers,
  now: Date,
): Promise<TeamMovers> {
  const ids = [...rose, ...fell].map(({ memberId }) => memberId);
  if (ids.length === 0) return { rose: [], fell: [] };
  const rows = await db.select(MOVER).from(member).where(inArray(member.id, ids));
  const named = (movers: readonly Mover[]): TeamMover[] =>
    movers.flatMap(({ memberId, stake, before }) =>
      rows
        .filter((row) => row.memberId === memberId)
        .map(({ status, excludedUntil, ...row }) => ({
          ...row,
          available: isAvailable({ status, excludedUntil }, now),
          ...{ stake, before },
        })),
    );
  return { rose: named(rose), fell: named(fell) };
}
