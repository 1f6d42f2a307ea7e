import { type Column, eq, type SQL, sql } from 'drizzle-orm';
import { memberLine } from '../schema.ts';
import { DEEPEST_LEVEL } from '../settings.ts';

/** The members covered by a report: all below an agent, or one member. */
export type Scope = { kind: 'team'; agentId: string } | { kind: 'member'; memberId: string };

/** Restricts a member id column to the members of a scope. */
export const within = (scope: Scope, memberId: Column): SQL =>
  scope.kind === 'member'
    ? eq(memberId, scope.memberId)
    : sql`${memberId} IN (SELECT ${memberLine.memberId} FROM ${memberLine}
        WHERE ${memberLine.ancestorId} = ${scope.agentId})`;

/** The level of a depth below an agent: the last level includes all deeper members. */
export const levelOf = (depth: SQL | Column): SQL<number> => sql`least(${depth}, ${DEEPEST_LEVEL})`;

/** The members of a scope as rows, `(member_id, level)`; a single member is a level. */
export const linesOf = (scope: Scope): SQL =>
  scope.kind === 'member'
    ? sql`(SELECT ${scope.memberId}::uuid AS member_id, 1 AS level)`
    : sql`(SELECT member_id, ${levelOf(sql`depth`)} AS level FROM member_line
        WHERE ancestor_id = ${scope.agentId})`;

/** The member whose contracts count for a scope: the agent of a team, or the member. */
export const holderOf = (scope: Scope): string =>
  scope.kind === 'member' ? scope.memberId : scope.agentId;
