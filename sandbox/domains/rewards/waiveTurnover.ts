import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { turnoverRequirement } from './schema/turnover.ts';

/** Asks a member to stake nothing more before the next withdrawal, whatever deposits and bonuses asked for so far. */
export async function waiveTurnover(db: Database, memberId: string, now: Date): Promise<void> {
  await db
    .update(turnoverRequirement)
    .set({ waivedAt: now })
    .where(and(eq(turnoverRequirement.memberId, memberId), isNull(turnoverRequirement.waivedAt)));
}
