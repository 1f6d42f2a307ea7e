import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { lineRebate } from '#sandbox/database/schema/agents.ts';

/** The rebate that a member was given by their upline, in basis points of what they stake; zero where none was. */
export async function rebateGiven(db: Database, memberId: string): Promise<number> {
  const [row] = await db
    .select({ rebate: lineRebate.rebate })
    .from(lineRebate)
    .where(eq(lineRebate.memberId, memberId));
  return row?.rebate ?? 0;
}
