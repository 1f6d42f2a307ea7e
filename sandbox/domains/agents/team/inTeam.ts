import { and, type Column, eq, type SQL, sql } from 'drizzle-orm';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { memberLine } from '../schema.ts';

/** Joins `memberLine` to a column that names a member, for those below an agent alone: an agent sees nobody else's. */
export const inTeam = (agentId: string, memberId: Column): SQL | undefined =>
  and(eq(memberLine.memberId, memberId), eq(memberLine.ancestorId, agentId));

/** Narrows `member` to accounts that begin with a text, whatever its case; to none where there is no text. */
export const accountBegins = (account: string | undefined): SQL | undefined =>
  account === undefined
    ? undefined
    : sql`starts_with(lower(${member.account}), ${account.toLowerCase()})`;

/** Narrows `member` to the one who has an account, or to those whose account begins with it; to none where there is no text. */
export const accountIs = (account: string | undefined, exact: boolean): SQL | undefined =>
  exact && account !== undefined
    ? sql`lower(${member.account}) = ${account.toLowerCase()}`
    : accountBegins(account);
