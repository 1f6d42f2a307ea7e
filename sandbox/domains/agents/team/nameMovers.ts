import { inArray } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { amountText } from '#sandbox/kernel/money.ts';
import { isAvailable } from '#sandbox/kernel/sessions/session.ts';
import type { TeamMover, TeamMovers } from '#src/platform/contract.generated.ts';
import type { Moved } from './readPlay.ts';

const MOVER = {
  ...{ memberId: member.id, account: member.account, nickname: member.nickname },
  ...{ status: member.status, excludedUntil: member.excludedUntil },
};

const changeOf = ({ stake, before }: Moved): bigint => stake - before;

/** Sorts by the size of the change, largest first. */
const bySize = (one: Moved, other: Moved): number => {
  const [first, second] = [changeOf(one), changeOf(other)].map((change) =>
    change < 0n ? -change : change,
  );
  return (first ?? 0n) > (second ?? 0n) ? -1 : 1;
};

/**
 * Names the members whose turnover changed most. Members on a break or with a closed account are not available, and the answer does not
 * reveal which it is (DECISIONS, player protection).
 */
export async function nameMovers(
  db: Database,
  movers: readonly Moved[],
  now: Date,
): Promise<TeamMovers> {
  if (movers.length === 0) return { rose: [], fell: [] };
  const ids = movers.map(({ memberId }) => memberId);
  const rows = await db.select(MOVER).from(member).where(inArray(member.id, ids));
  const named = (moved: readonly Moved[]): TeamMover[] =>
    moved.toSorted(bySize).flatMap(({ memberId, stake, before }) =>
      rows
        .filter((row) => row.memberId === memberId)
        .map(({ status, excludedUntil, ...row }) => ({
          ...row,
          available: isAvailable({ status, excludedUntil }, now),
          stake: amountText(stake),
          before: amountText(before),
        })),
    );
  return {
    rose: named(movers.filter((moved) => changeOf(moved) > 0n)),
    fell: named(movers.filter((moved) => changeOf(moved) < 0n)),
  };
}
