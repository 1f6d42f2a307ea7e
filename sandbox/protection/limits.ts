import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { playerLimit } from '#sandbox/database/schema/protection.ts';
import type { LimitName } from './limitName.ts';

/** The limits that hold for a player: minor units of money, minutes for the session. */
export async function limitsOf(
  db: Database,
  memberId: string,
): Promise<ReadonlyMap<LimitName, bigint>> {
  const rows = await db.select().from(playerLimit).where(eq(playerLimit.memberId, memberId));
  return new Map(rows.map(({ name, value }) => [name, value]));
}
