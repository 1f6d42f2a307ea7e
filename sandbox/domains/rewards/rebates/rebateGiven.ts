import { eq } from 'drizzle-orm';
import { lineRebate } from '#sandbox/domains/agents/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';

/** The rebate that a member was given by their upline, in basis points of their stakes; zero if none. */
export async function rebateGiven(db: Database, memberId: string): Promise<number> {
  const [row] = await db
    .select({ rebate: lineRebate.rebate })
    .from(lineRebate)
    .where(eq(lineRebate.memberId, memberId));
  return row?.rebate ?? 0;
}
