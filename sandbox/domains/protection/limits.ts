import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { LimitName } from './limitName.ts';
import { playerLimit } from './schema.ts';

/** A player's limits in force: minor units of money, minutes for the session. */
export async function limitsOf(
  db: Database,
  memberId: string,
): Promise<ReadonlyMap<LimitName, bigint>> {
  const rows = await db.select().from(playerLimit).where(eq(playerLimit.memberId, memberId));
  return new Map(rows.map(({ name, value }) => [name, value]));
}
