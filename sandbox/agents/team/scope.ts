import { type Column, eq, type SQL, sql } from 'drizzle-orm';
import { memberLine } from '#sandbox/database/schema/agents.ts';

/** Whose records are looked at: all below an agent, or one member. */
export type Scope = { kind: 'team'; agentId: string } | { kind: 'member'; memberId: string };

/** Narrows a column that names members to those of a scope. */
export const within = (scope: Scope, memberId: Column): SQL =>
  scope.kind === 'member'
    ? eq(memberId, scope.memberId)
    : sql`${memberId} IN (SELECT ${memberLine.memberId} FROM ${memberLine}
        WHERE ${memberLine.ancestorId} = ${scope.agentId})`;

/** Whose contracts count for a scope: those of the agent of a team, or of the member. */
export const holderOf = (scope: Scope): string =>
  scope.kind === 'member' ? scope.memberId : scope.agentId;
