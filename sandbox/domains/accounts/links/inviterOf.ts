import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { TRIAL_TYPE } from '#sandbox/kernel/sessions/memberTypes.ts';
import { linkOf } from './linkOf.ts';

/** The id of the member whose invitation or registration link has a code, whatever its case; undefined if unknown (S7.10). */
export async function inviterOf(
  db: Database,
  merchantCode: string,
  code: string,
  now: Date,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: member.id })
    .from(member)
    .where(
      and(
        eq(member.merchantCode, merchantCode),
        eq(member.status, 'active'),
        isNull(member.suspendedAt),
        ne(member.type, TRIAL_TYPE),
        sql`${member.referralCode} = ${code.toUpperCase()}`,
      ),
    );
  return row?.id ?? (await linkOf(db, { merchantCode, code, now }))?.agentId;
}
