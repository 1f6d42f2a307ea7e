import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { contract } from '../schema.ts';
import type { ContractRow } from './contractsInForce.ts';

/** The agent below whom contracts of a kind end, and the rate above them from then on; null if there is none. */
export interface EndsBelow extends Pick<ContractRow, 'agentId' | 'kind'> {
  rate: number | null;
}

/** Selects contracts of a kind in force among all downlines of an agent, at a rate below the one above. `holder`: table or alias. */
const lower = (holder: SQL, { agentId, kind, rate }: EndsBelow): SQL => sql`
  ${holder}.kind = ${kind} AND ${holder}.state = 'accepted'
  AND ${holder}.agent_id IN (SELECT member_id FROM member_line WHERE ancestor_id = ${agentId})
  AND ${rate === null ? sql`true` : sql`${holder}.rate < ${rate}`}`;

/**
 * The condition for contracts that another can no longer carry: those of its kind among all downlines of its agent with a rate below the
 * one above them from now on, and the offers of agents left without one (S4.16). Without a rate all of them end, and the agent's own offers
 * too. The preview shown to an agent and the actual endings both use this one condition.
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

/** A condition that matches nothing. */
export const NOTHING_ENDS = sql`false`;

/** A digest of the selected contracts; an agent agrees to end exactly these, so it changes if an offer is accepted. */
export async function endingsDigest(db: Database, picks: SQL | undefined): Promise<string> {
  const ids = sql`string_agg(${contract.id}::text || ${contract.state}, ',' ORDER BY ${contract.id})`;
  const [row] = await db
    .select({ digest: sql<string>`md5(coalesce(${ids}, ''))` })
    .from(contract)
    .where(picks);
  return row?.digest ?? '';
}
