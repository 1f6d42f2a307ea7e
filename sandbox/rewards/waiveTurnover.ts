import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { turnoverRequirement } from '#sandbox/database/schema/turnover.ts';

/** Asks a member to stake nothing more before the next withdrawal, whatever deposits and bonuses asked for so far. */
export async function waiveTurnover(db: Database, memberId: string): Promise<void> {
  await db.delete(turnoverRequirement).where(eq(turnoverRequirement.memberId, memberId));
}
