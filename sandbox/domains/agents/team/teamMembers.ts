import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { isAvailable, type Member } from '#sandbox/kernel/sessions/session.ts';
import { POINTS } from '#sandbox/ledger/accountName.ts';
import type { Page } from '#sandbox/ledger/statement.ts';
import type { TeamMember } from '#src/platform/contract.generated.ts';
import { memberLine } from '../schema.ts';
import { suspensionValue } from '../suspension/suspensionValue.ts';
import { executeTeamQuery } from './executeTeamQuery.ts';
import { inTeam } from './inTeam.ts';
import { nearerEnd, type SortKey, sortedBy } from './pageRows.ts';

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
  merchant: Priced,
  { joinedAt, lastLoginAt, balance, status, excludedUntil, suspendedAt, suspendedFor, ...row }: Row,
  now: Date,
): TeamMember => ({
  ...row,
  joinedAt: joinedAt.toISOString(),
  lastLoginAt: lastLoginAt?.toISOString() ?? null,
  balance: amountText(merchant, balance),
  available: isAvailable({ status, excludedUntil }, now),
  suspension: suspensionValue({ suspendedAt, suspendedFor }),
});

/** The sort order of members. */
export interface TeamOrder {
  sort?: 'account' | 'joined' | 'lastLogin' | undefined;
  order: 'asc' | 'desc';
}

/** By columns of `member`. Members who have never logged in come last. */
function sortKeys({ sort, order }: TeamOrder): SortKey[] {
  const account: SortKey = { by: sql`lower(member.account)`, order: 'asc' };
  switch (sort) {
    case undefined:
      return [{ by: sql`(member.type = 0)`, order: 'asc' }, account];
    case 'account':
      return [{ ...account, order }];
    case 'joined':
      return [{ by: sql`member.created_at`, order }, account];
    case 'lastLogin':
      return [
        { by: sql`(member.last_login_at IS NULL)`, order: 'asc' },
        { by: sql`member.last_login_at`, order },
        account,
      ];
  }
}

/** The agent whose team is read, and when. */
export interface TeamReader {
  agentId: string;
  merchant: Merchant;
  now: Date;
}

/** The members of an agent's team that match a condition, unordered. Counts are calculated for these members only. */
async function pickMembers(
  db: Database,
  { agentId, merchant, now }: TeamReader,
  picks: SQL,
): Promise<TeamMember[]> {
  const rows = await db
    .select({ ...ROW, depth: memberLine.depth })
    .from(member)
    .innerJoin(memberLine, inTeam(agentId, member.id))
    .innerJoin(upline, eq(upline.id, member.uplineId))
    .where(picks);
  return rows.map((row) => memberValue(merchant, row, now));
}

/** A page of an agent's team, with the number of all members and their total funds, in minor units. */
export interface TeamPage {
  members: TeamMember[];
  total: number;
  funds: bigint;
}

/** The number of an agent's team members that match a condition, and their total funds, in minor units. */
async function sizeOf(db: Database, found: SQL): Promise<Pick<TeamPage, 'total' | 'funds'>> {
  const { rows } = await executeTeamQuery<{ total: number; funds: string }>(
    db,
    sql`
    WITH found AS MATERIALIZED (SELECT member.id ${found})
    SELECT (SELECT count(*)::int FROM found) AS total,
      (SELECT coalesce(amount_sum(wallet.balance), 0)::text FROM ledger_account wallet JOIN found ON found.id = wallet.member_id
        WHERE wallet.currency <> ${POINTS}) AS funds`,
  );
  const { total, funds } = rows[0] ?? { total: 0, funds: '0' };
  return { total, funds: BigInt(funds) };
}

/**
 * Reads a page of an agent's team that matches a condition: agents first, then by account, unless another order is given. The page is read
 * separately from the totals and knows its length, so that the database can read it in the order of an index.
 */
export async function readTeamPage(
  db: Database,
  reader: TeamReader,
  narrowing: SQL | undefined,
  page: Page,
  order: TeamOrder,
): Promise<TeamPage> {
  const { agentId, merchant } = reader;
  const matches = and(eq(member.merchantCode, merchant.merchantCode), narrowing);
  const found = sql`FROM member JOIN member_line ON ${inTeam(agentId, member.id)} WHERE ${matches}`;
  const { total, funds } = await sizeOf(db, found);
  const { limit, offset, isReversed } = nearerEnd(total, page);
  const { rows } = await executeTeamQuery<{ id: string }>(
    db,
    sql`SELECT member.id ${found} ORDER BY ${sortedBy(sortKeys(order), isReversed)} LIMIT ${limit} OFFSET ${offset}`,
  );
  const ids = rows.map(({ id }) => id);
  if (isReversed) ids.reverse();
  const picked = ids.length > 0 ? await pickMembers(db, reader, inArray(member.id, ids)) : [];
  const place = new Map(ids.map((id, at) => [id, at]));
  const placeOf = ({ memberId }: TeamMember) => place.get(memberId) ?? 0;
  const members = picked.sort((one, other) => placeOf(one) - placeOf(other));
  return { members, total, funds };
}

/** Finds the member of an agent's team that matches a condition; undefined for anybody else. */
export async function findTeamMember(
  db: Database,
  reader: TeamReader,
  picks: SQL,
): Promise<TeamMember | undefined> {
  const [found] = await pickMembers(db, reader, picks);
  return found;
}
