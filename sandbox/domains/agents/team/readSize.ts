import { and, ne, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { AGENT_TYPES } from '#sandbox/kernel/sessions/memberTypes.ts';
import { POINTS } from '#sandbox/ledger/accountName.ts';
import { ledgerAccount } from '#sandbox/ledger/schema.ts';
import { linesOf, type Scope, within } from './scope.ts';

/** The current size of a team. */
export interface TeamSize {
  members: number;
  agents: number;
  /** The total funds of its members, in minor units. */
  funds: bigint;
  /** The number of members on each level, nearest first. */
  levels: { level: number; members: number }[];
}

type Row = { level: number; members: number; agents: number };

/** Counts the members of a scope by level, and their total funds. */
export async function readSize(db: Database, scope: Scope): Promise<TeamSize> {
  const types = sql.join(
    AGENT_TYPES.map((type) => sql`${type}`),
    sql`, `,
  );
  const { rows } = await db.execute<Row>(sql`
    SELECT line.level, count(*)::int AS members, (count(*) FILTER (WHERE member.type IN (${types})))::int AS agents
    FROM member JOIN ${linesOf(scope)} line ON line.member_id = member.id
    GROUP BY line.level ORDER BY line.level`);
  const [row] = await db
    .select({ funds: sql`coalesce(sum(${ledgerAccount.balance}), 0)`.mapWith(BigInt) })
    .from(ledgerAccount)
    .where(and(within(scope, ledgerAccount.memberId), ne(ledgerAccount.currency, POINTS)));
  return {
    members: rows.reduce((sum, { members }) => sum + members, 0),
    agents: rows.reduce((sum, { agents }) => sum + agents, 0),
    funds: row?.funds ?? 0n,
    levels: rows.map(({ level, members }) => ({ level, members })),
  };
}
