import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';

/** The fields that must be unique among a merchant's members. */
export interface UniqueFields {
  username?: string | undefined;
  /** E.164. */
  mobileNum?: string | undefined;
  email?: string | undefined;
}

/** The fields that another member of the merchant already has; those of closed accounts remain taken. */
export async function takenFields(
  db: Database,
  merchantCode: string,
  { username, mobileNum, email }: UniqueFields,
): Promise<(keyof UniqueFields)[]> {
  const same = {
    username: sql<boolean>`lower(${member.account}) = ${username?.toLowerCase() ?? null}`,
    mobileNum: sql<boolean>`${member.mobile} = ${mobileNum ?? null}`,
    email: sql<boolean>`lower(${member.email}) = ${email?.toLowerCase() ?? null}`,
  };
  const rows = await db
    .select(same)
    .from(member)
    .where(
      and(eq(member.merchantCode, merchantCode), or(same.username, same.mobileNum, same.email)),
    );
  const names = ['username', 'mobileNum', 'email'] as const;
  return names.filter((name) => rows.some((row) => row[name]));
}
