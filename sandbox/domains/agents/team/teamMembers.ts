import { and, asc, count, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { amountText } from '#sandbox/kernel/money.ts';
import { TRIAL_TYPE } from '#sandbox/kernel/sessions/memberTypes.ts';
import { isAvailable, type Member } from '#sandbox/kernel/sessions/session.ts';
import { POINTS } from '#sandbox/ledger/accountName.ts';
import { ledgerAccount } from '#sandbox/ledger/schema.ts';
import type { Page } from '#sandbox/ledger/statement.ts';
import type { TeamMember } from '#src/platform/contract.generated.ts';
import { memberLine } from '../schema.ts';
import { suspensionValue } from '../suspension/suspensionValue.ts';
import { inTeam } from './inTeam.ts';

const upline = alias(member, 'upline');

const ROW = {
  memberId: member.id,
  account: member.account,
  nickname: member.nickname,
  type: member.type,
  upline: upline.account,
  downlines: sql<number>`(SELECT count(*)::int FROM member_line below
    WHERE below.ancestor_id = ${member.id} AND below.depth = 1)`,
  team: sql<number>`(SELECT count(*)::int FROM member_line below
    WHERE below.ancestor_id = ${member.id})`,
  joinedAt: member.createdAt,
  lastLoginAt: member.lastLoginAt,
  balance: sql`(SELECT coalesce(sum(wallet.balance), 0) FROM ledger_account wallet
    WHERE wallet.member_id = ${member.id} AND wallet.currency <> ${POINTS})`.mapWith(BigInt),
  ...{ status: member.status, excludedUntil: member.excludedUntil },
  ...{ suspendedAt: member.suspendedAt, suspendedFor: member.suspendedFor },
};

interface Row
  extends Pick<Member, 'status' | 'excludedUntil' | 'suspendedAt' | 'suspendedFor'>,
    Omit<TeamMember, 'joinedAt' | 'lastLoginAt' | 'balance' | 'available' | 'suspension'> {
  joinedAt: Date;
  lastLoginAt: Date | null;
  balance: bigint;
}

const memberValue = (
  { joinedAt, lastLoginAt, balance, status, excludedUntil, suspendedAt, suspendedFor, ...row }: Row,
  now: Date,
): TeamMember => ({
  ...row,
  joinedAt: joinedAt.toISOString(),
  lastLoginAt: lastLoginAt?.toISOString() ?? null,
  balance: amountText(balance),
  available: isAvailable({ status, excludedUntil }, now),
  suspension: suspensionValue({ suspendedAt, suspendedFor }),
});

/** In which order members come. */
export interface TeamOrder {
  sort?: 'account' | 'joined' | 'lastLogin' | undefined;
  order: 'asc' | 'desc';
}

const BY_ACCOUNT = sql`lower(${member.account})`;

/** Whoever has never logged in comes last. */
function orderBy({ sort, order }: TeamOrder): SQL[] {
  const directed = order === 'asc' ? asc : desc;
  switch (sort) {
    case undefined:
      return [sql`${member.type} = 0`, asc(BY_ACCOUNT)];
    case 'account':
      return [directed(BY_ACCOUNT)];
    case 'joined':
      return [directed(member.createdAt), asc(BY_ACCOUNT)];
    case 'lastLogin':
      return [sql`${directed(member.lastLoginAt)} NULLS LAST`, asc(BY_ACCOUNT)];
  }
}

/** Whose team is read, and when. */
export interface TeamReader {
  agentId: string;
  now: Date;
}

const narrowed = (narrowing: SQL | undefined) => and(ne(member.type, TRIAL_TYPE), narrowing);

/**
 * A page of an agent's team, as far as a condition narrows it: agents first, then by account, unless another order is given. What is
 * counted of each member is counted for those of the page alone, however many come before it.
 */
export async function teamMembers(
  db: Database,
  reader: TeamReader,
  narrowing: SQL | undefined,
  { pageNo, pageSize }: Page,
  order: TeamOrder = { order: 'asc' },
): Promise<TeamMember[]> {
  const picked = db
    .select({ id: member.id, depth: memberLine.depth })
    .from(member)
    .innerJoin(memberLine, inTeam(reader.agentId, member.id))
    .where(narrowed(narrowing))
    .orderBy(...orderBy(order))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .as('picked');
  const rows = await db
    .select({ ...ROW, depth: picked.depth })
    .from(picked)
    .innerJoin(member, eq(member.id, picked.id))
    .innerJoin(upline, eq(upline.id, member.uplineId))
    .orderBy(...orderBy(order));
  return rows.map((row) => memberValue(row, reader.now));
}

/** How many members of an agent's team there are, as far as a condition narrows it, and what they have, in minor units. */
export async function teamTotals(
  db: Database,
  agentId: string,
  narrowing: SQL | undefined,
): Promise<{ total: number; funds: bigint }> {
  const found = db
    .$with('found')
    .as(
      db
        .select({ id: member.id })
        .from(member)
        .innerJoin(memberLine, inTeam(agentId, member.id))
        .where(narrowed(narrowing)),
    );
  const funds = db
    .select({ sum: sql`coalesce(sum(${ledgerAccount.balance}), 0)` })
    .from(ledgerAccount)
    .innerJoin(found, eq(found.id, ledgerAccount.memberId))
    .where(ne(ledgerAccount.currency, POINTS));
  const [row] = await db
    .with(found)
    .select({ total: count(), funds: sql`(${funds})`.mapWith(BigInt) })
    .from(found);
  return row ?? { total: 0, funds: 0n };
}

/** The member of an agent's team that a condition picks; none for anybody else. */
export async function findTeamMember(
  db: Database,
  reader: TeamReader,
  picks: SQL,
): Promise<TeamMember | undefined> {
  const [found] = await teamMembers(db, reader, picks, { pageNo: 1, pageSize: 1 });
  return found;
}
