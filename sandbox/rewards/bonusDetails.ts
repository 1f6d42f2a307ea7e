import { and, desc, eq, isNotNull, type SQL } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { reward } from '#sandbox/database/schema/rewards.ts';
import type { RewardSource } from '#src/platform/contract.generated.ts';
import { requirementsOf } from './turnover.ts';

/** A bonus that was paid, in minor units. */
export interface PaidBonus {
  row: typeof reward.$inferSelect;
  claimedAt: Date;
  /** What is left to stake because of it. */
  turnoverLeft: bigint;
}

/** The rewards in money that a member has claimed in a period, the newest first (S2.16 bonusDetails). */
export async function paidBonuses(
  db: Database,
  memberId: string,
  { period, source }: { period: SQL | undefined; source?: RewardSource | undefined },
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
  const left = new Map(
    requirements.flatMap((one) =>
      one.source === 'reward' ? [[one.reference, one.left] as const] : [],
    ),
  );
  return rows.flatMap((row) =>
    row.claimedAt ? [{ row, claimedAt: row.claimedAt, turnoverLeft: left.get(row.id) ?? 0n }] : [],
  );
}
