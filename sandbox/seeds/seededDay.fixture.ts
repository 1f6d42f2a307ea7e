import { inArray, max } from 'drizzle-orm';
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';

const DAY_MS = 86_400_000;

/** The day of the seeds of a database: the midnight after the last login of a seeded player. */
export async function seededDay(db: Database): Promise<Date> {
  const accounts = Object.values(PLAYERS).map(({ account }) => account);
  const [row] = await db
    .select({ latest: max(member.lastLoginAt) })
    .from(member)
    .where(inArray(member.account, accounts));
  return new Date(Math.ceil(Number(row?.latest) / DAY_MS) * DAY_MS);
}
