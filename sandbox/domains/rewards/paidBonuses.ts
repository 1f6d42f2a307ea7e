import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { BonusState, RewardSource } from '#src/platform/contract.generated.ts';
import { reward } from './schema/rewards.ts';
import { requirementsOf } from './turnover.ts';
import { unplayedBonus } from './withheldAmount.ts';

/** A bonus paid to a player, in minor units. */
export interface PaidBonus {
  row: typeof reward.$inferSelect;
  claimedAt: Date;
  /** Whether its wagering requirement has something left. */
  state: BonusState;
  /** The stakes towards its requirement. */
  staked: bigint;
  /** The stakes still left to make; zero once waived. */
  turnoverLeft: bigint;
  /** The unplayed part of the bonus, in proportion to the stakes left. */
  unplayed: bigint;
}

/** The filters of requested bonuses. */
export interface BonusFilter {
  period: SQL | undefined;
  source?: RewardSource | undefined;
  state?: BonusState | undefined;
}

/** The money rewards that a member has claimed in a period, newest first (S2.16 bonusDetails). */
export async function paidBonuses(
  db: Database,
  memberId: string,
  { period, source, state }: BonusFilter,
): Promise<PaidBonus[]> {
  const rows = await db
    .select()
    .from(reward)
    .where(
      and(
        eq(reward.memberId, memberId),
        eq(reward.unit, 'money'),
        isNotNull(reward.claimedAt),
        period,
        source && eq(reward.source, source),
      ),
    )
    .orderBy(desc(reward.claimedAt), desc(reward.id));
  const requirements = await requirementsOf(db, memberId);
  const asked = new Map(
    requirements.flatMap((one) => (one.source === 'reward' ? [[one.reference, one] as const] : [])),
  );
  const bonuses = rows.flatMap(({ claimedAt, ...row }) => {
    if (!claimedAt) return [];
    const requirement = asked.get(row.id);
    const turnoverLeft = requirement?.left ?? 0n;
    const staked = requirement?.filled ?? row.turnover;
    return [
      {
        ...{ row: { ...row, claimedAt }, claimedAt, staked, turnoverLeft },
        state: turnoverLeft > 0n ? ('active' as const) : ('released' as const),
        unplayed: unplayedBonus(row.amount, { amount: row.turnover, left: turnoverLeft }),
      },
    ];
  });
  return state === undefined ? bonuses : bonuses.filter((bonus) => bonus.state === state);
}
