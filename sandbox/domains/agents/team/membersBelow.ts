import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';

const MEMBER = {
  ...{ id: member.id, account: member.account, nickname: member.nickname, type: member.type },
  ...{ status: member.status, excludedUntil: member.excludedUntil },
  suspendedAt: member.suspendedAt,
};

/** The fields of a member that an agent's actions need. */
export type MemberBelow = Pick<Member, keyof typeof MEMBER>;

/** A member named by an agent. */
export interface NamedBelow {
  uplineId: string;
  account: string;
}

/** Finds the member directly below an agent by account, whatever its case; undefined for anybody else. */
export async function findBelow(
  db: Database,
  { uplineId, account }: NamedBelow,
): Promise<MemberBelow | undefined> {
  const isNamed = sql`lower(${member.account}) = ${account.toLowerCase()}`;
  const [found] = await db
    .select(MEMBER)
    .from(member)
    .where(and(eq(member.uplineId, uplineId), isNamed));
  return found;
}

/** Like `findBelow`; refuses anybody else as if they did not exist (`line_member_unknown`). */
export async function requireBelow(db: Database, named: NamedBelow): Promise<MemberBelow> {
  const found = await findBelow(db, named);
  if (!found) throw new Refusal('line_member_unknown');
  return found;
}
