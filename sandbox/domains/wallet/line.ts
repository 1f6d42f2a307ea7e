import { and, asc, count, eq, inArray, ne, sql } from 'drizzle-orm';
import { memberLine } from '#sandbox/domains/agents/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { TRIAL_TYPE } from '#sandbox/kernel/sessions/memberTypes.ts';
import type { Member } from '#sandbox/kernel/sessions/session.ts';
import type { Page } from '#sandbox/ledger/statement.ts';

/** A member in a player's upline or downline. */
export type LineMember = Pick<
  Member,
  'id' | 'account' | 'nickname' | 'realName' | 'excludedUntil' | 'suspendedAt'
>;

const LINE_MEMBER = {
  id: member.id,
  account: member.account,
  nickname: member.nickname,
  realName: member.realName,
  excludedUntil: member.excludedUntil,
  suspendedAt: member.suspendedAt,
};

/** The condition for active real members below a member, at any depth. */
const below = (db: Database, memberId: string) =>
  and(
    ne(member.type, TRIAL_TYPE),
    eq(member.status, 'active'),
    inArray(
      member.id,
      db
        .select({ id: memberLine.memberId })
        .from(memberLine)
        .where(eq(memberLine.ancestorId, memberId)),
    ),
  );

/** The active upline directly above a member; undefined for the first of a line. */
export async function uplineOf(
  db: Database,
  { uplineId }: Pick<Member, 'uplineId'>,
): Promise<LineMember | undefined> {
  if (uplineId === null) return undefined;
  const [row] = await db
    .select(LINE_MEMBER)
    .from(member)
    .where(and(eq(member.id, uplineId), eq(member.status, 'active')));
  return row;
}

/** The active members below a member, by account; filtered by the beginning of the account if given. */
export async function downlinesOf(
  db: Database,
  memberId: string,
  account: string | undefined,
  { pageNo, pageSize }: Page,
): Promise<{ members: LineMember[]; total: number }> {
  const begins =
    account === undefined
      ? undefined
      : sql`starts_with(lower(${member.account}), ${account.toLowerCase()})`;
  const where = and(below(db, memberId), begins);
  const [counted] = await db.select({ total: count() }).from(member).where(where);
  const members = await db
    .select(LINE_MEMBER)
    .from(member)
    .where(where)
    .orderBy(asc(sql`lower(${member.account})`))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);
  return { members, total: counted?.total ?? 0 };
}

/** Finds a member by account, if directly above the player or, with `hasDownlines`, below them at any depth. */
export async function findInLine(
  db: Database,
  { id, uplineId }: Pick<Member, 'id' | 'uplineId'>,
  { account, hasDownlines }: { account: string; hasDownlines: boolean },
): Promise<LineMember | undefined> {
  const upline = await uplineOf(db, { uplineId });
  if (upline?.account.toLowerCase() === account.toLowerCase()) return upline;
  if (!hasDownlines) return undefined;
  const [row] = await db
    .select(LINE_MEMBER)
    .from(member)
    .where(and(below(db, id), eq(sql`lower(${member.account})`, account.toLowerCase())));
  return row;
}
