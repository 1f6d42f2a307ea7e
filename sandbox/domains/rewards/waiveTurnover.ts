import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { turnoverRequirement } from './schema/turnover.ts';

/** Waives all of a member's open wagering requirements, so that the next withdrawal needs no stakes. */
export async function waiveTurnover(db: Database, memberId: string, now: Date): Promise<void> {
  await db
    .update(turnoverRequirement)
    .set({ waivedAt: now })
    .where(and(eq(turnoverRequirement.memberId, memberId), isNull(turnoverRequirement.waivedAt)));
}
