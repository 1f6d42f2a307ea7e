import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { linkOf } from '#sandbox/agents/links/linkOf.ts';
import type { Database } from '#sandbox/database/database.ts';
import { member } from '#sandbox/database/schema/members.ts';
import { TRIAL_TYPE } from '#sandbox/sessions/memberTypes.ts';

/** The id of the member whose invitation or registration link a code is, whatever its case; none where it is nobody's (S7.10). */
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
