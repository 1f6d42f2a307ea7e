import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { amountText } from '#sandbox/kernel/money.ts';
import { TRIAL_TYPE } from '#sandbox/kernel/sessions/memberTypes.ts';
import { isAvailable, type Member } from '#sandbox/kernel/sessions/session.ts';
import { POINTS } from '#sandbox/ledger/accountName.ts';
import type { Page } from '#sandbox/ledger/statement.ts';
import type { TeamMember } from '#src/platform/contract.generated.ts';
import { memberLine } from '../schema.ts';
import { suspensionValue } from '../suspension/suspensionValue.ts';
import { executeTeamQuery } from './executeTeamQuery.ts';
import { inTeam } from './inTeam.ts';
import { pageRows, type SortKey, sortedBy } from './pageRows.ts';

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

/** The sort order of members. */
export interface TeamOrder {
  sort?: 'account' | 'joined' | 'lastLogin' | undefined;
  order: 'asc' | 'desc';
}

/** By columns of `found`. Members who have never logged in come last. */
function sortKeys({ sort, order }: TeamOrder): SortKey[] {
  const account: SortKey = { by: sql`account`, order: 'asc' };
  switch (sort) {
    case undefined:
      return [{ by: sql`is_player`, order: 'asc' }, account];
    case 'account':
      return [{ ...account, order }];
    case 'joined':
      return [{ by: sql`created_at`, order }, account];
    case 'lastLogin':
      return [
        { by: sql`last_login_at IS NULL`, order: 'asc' },
        { by: sql`last_login_at`, order },
        account,
      ];
  }
}

/** The agent whose team is read, and when. */
export interface TeamReader {
  agentId: string;
  now: Date;
}

const narrowed = (narrowing: SQL | undefined) => and(ne(member.type, TRIAL_TYPE), narrowing);

/** The members of an agent's team that match a condition, unordered. Counts are calculated for these members only. */
async function pickMembers(
  db: Database,
  { agentId, now }: TeamReader,
  picks: SQL,
): Promise<TeamMember[]> {
  const rows = await db
    .select({ ...ROW, depth: memberLine.depth })
    .from(member)
    .innerJoin(memberLine, inTeam(agentId, member.id))
    .innerJoin(upline, eq(upline.id, member.uplineId))
    .where(narrowed(picks));
  return rows.map((row) => memberValue(row, now));
}

/** A page of an agent's team, with the number of all members and their total funds, in minor units. */
export interface TeamPage {
  members: TeamMember[];
  total: number;
  funds: bigint;
}

/**
 * Reads a page of an agent's team that matches a condition: agents first, then by account, unless another order is given. Members and lines
 * are joined once, for the page and for the totals.
 */
export async function readTeamPage(
  db: Database,
  reader: TeamReader,
  narrowing: SQL | undefined,
  page: Page,
  order: TeamOrder,
): Promise<TeamPage> {
  const keys = sortKeys(order);
  const { rows } = await executeTeamQuery<{ ids: string[]; total: number; funds: string }>(
    db,
    sql`
    WITH found AS MATERIALIZED (
      SELECT member.id, member.type = 0 AS is_player, lower(member.account) AS account, member.created_at, member.last_login_at
      FROM member JOIN member_line ON ${inTeam(reader.agentId, member.id)} WHERE ${narrowed(narrowing)}
    ), size AS MATERIALIZED (SELECT count(*) AS total FROM found)
    SELECT ARRAY(SELECT id FROM (${pageRows(keys, sql`(SELECT total FROM size)`, page)}) AS page ORDER BY ${sortedBy(keys)}) AS ids,
      (SELECT total::int FROM size) AS total,
      (SELECT coalesce(sum(wallet.balance), 0)::text FROM ledger_account wallet JOIN found ON found.id = wallet.member_id
        WHERE wallet.currency <> ${POINTS}) AS funds`,
  );
  const { ids, total, funds } = rows[0] ?? { ids: [], total: 0, funds: '0' };
  const picked = ids.length > 0 ? await pickMembers(db, reader, inArray(member.id, ids)) : [];
  const place = new Map(ids.map((id, at) => [id, at]));
  const placeOf = ({ memberId }: TeamMember) => place.get(memberId) ?? 0;
  return {
    members: picked.sort((one, other) => placeOf(one) - placeOf(other)),
    total,
    funds: BigInt(funds),
  };
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
