import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { contract } from '../schema.ts';
import type { ContractRow } from './contractsInForce.ts';

/** Below whom contracts end, of which kind, and the rate that is above them from then on; null where none is. */
export interface EndsBelow extends Pick<ContractRow, 'agentId' | 'kind'> {
  rate: number | null;
}

/** Contracts of a kind in force among all downlines of an agent with a rate below the one above them. `holder` is the table or its alias. */
const lower = (holder: SQL, { agentId, kind, rate }: EndsBelow): SQL => sql`
  ${holder}.kind = ${kind} AND ${holder}.state = 'accepted'
  AND ${holder}.agent_id IN (SELECT member_id FROM member_line WHERE ancestor_id = ${agentId})
  AND ${rate === null ? sql`true` : sql`${holder}.rate < ${rate}`}`;

/**
 * Picks what a contract can no longer carry: those of its kind among all downlines of its agent with a rate below the one that is above
 * them from now on, and the offers made by whoever has none any more (S4.16). Without a rate all of them end, and the agent's own offers
 * too. What an agent is shown before and what then ends go by this one condition.
 */
export function endingBelow(ends: EndsBelow): SQL | undefined {
  const { agentId, kind, rate } = ends;
  const withoutOne = sql`${contract.offererId} IN (SELECT ending.agent_id FROM contract ending WHERE ${lower(sql`ending`, ends)})`;
  return or(
    lower(sql`contract`, ends),
    and(
      eq(contract.kind, kind),
      eq(contract.state, 'offered'),
      rate === null ? or(eq(contract.offererId, agentId), withoutOne) : withoutOne,
    ),
  );
}

/** Nothing that could end. */
export const NOTHING_ENDS = sql`false`;

/** A digest of what a condition picks, by which an agent agrees to these ends and no others: an offer that was accepted since is another. */
export async function endingsDigest(db: Database, picks: SQL | undefined): Promise<string> {
  const ids = sql`string_agg(${contract.id}::text || ${contract.state}, ',' ORDER BY ${contract.id})`;
  const [row] = await db
    .select({ digest: sql<string>`md5(coalesce(${ids}, ''))` })
    .from(contract)
    .where(picks);
  return row?.digest ?? '';
}
