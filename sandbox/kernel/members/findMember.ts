import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';

/** A member with their password hash, to check it. */
export interface KnownMember {
  member: Member;
  passwordHash: string;
}

async function find(
  db: Database,
  merchantCode: string,
  where: SQL,
): Promise<KnownMember | undefined> {
  const [row] = await db
    .select()
    .from(member)
    .where(and(eq(member.merchantCode, merchantCode), eq(member.status, 'active'), where));
  if (!row) return undefined;
  const { passwordHash, paymentPasswordHash, ...found } = row;
  return { member: found, passwordHash };
}

const isNamed = (account: string): SQL => sql`lower(${member.account}) = ${account.toLowerCase()}`;

/** The condition that a member of a merchant has a login name: the username or the phone number. */
export const isAccount = ({ merchantCode, name }: { merchantCode: string; name: string }) =>
  and(eq(member.merchantCode, merchantCode), or(isNamed(name), eq(member.mobile, name)));

/** Finds a merchant's active member by username, in any case. */
export const findByAccount = (db: Database, merchantCode: string, account: string) =>
  find(db, merchantCode, isNamed(account));

/** Finds a merchant's active member by number in E.164. */
export const findByMobile = (db: Database, merchantCode: string, mobile: string) =>
  find(db, merchantCode, eq(member.mobile, mobile));

/** Finds a merchant's active member by id. */
export const findById = (db: Database, merchantCode: string, id: string) =>
  find(db, merchantCode, eq(member.id, id));
