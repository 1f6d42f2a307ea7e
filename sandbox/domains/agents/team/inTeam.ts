import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { memberLine } from '../schema.ts';

/** Joins `memberLine` to a member id column, only for members below an agent: an agent sees nobody else's. */
export const inTeam = (agentId: string, memberId: Column): SQL | undefined =>
  and(eq(memberLine.memberId, memberId), eq(memberLine.ancestorId, agentId));

/** Restricts `member` to accounts that begin with a text, whatever its case; no restriction without a text. */
export const accountBegins = (account: string | undefined): SQL | undefined =>
  account === undefined
    ? undefined
    : sql`starts_with(lower(${member.account}), ${account.toLowerCase()})`;

/** Restricts `member` to an exact account, or to accounts that begin with the text; no restriction without a text. */
export const accountIs = (account: string | undefined, exact: boolean): SQL | undefined =>
  exact && account !== undefined
    ? sql`lower(${member.account}) = ${account.toLowerCase()}`
    : accountBegins(account);
