import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { contract } from '#sandbox/database/schema/agents.ts';
import type { ContractRow } from './contractsInForce.ts';
import { tellContract } from './tellContract.ts';

/**
 * Ends the contracts that a condition picks, and tells whom they are between. One that began, or was settled, while the
 * call waited for its turn ends no earlier than that.
 */
async function end(db: Database, picks: SQL | undefined, now: Date): Promise<ContractRow[]> {
  const closedAt = sql`greatest(${now.toISOString()}::timestamptz, ${contract.settledUntil})`;
  const ended = await db
    .update(contract)
    .set({ state: 'terminated', closedAt })
    .where(picks)
    .returning();
  for (const one of ended) await tellContract(db, one, now);
  return ended;
}

const isBelow = (agentId: string): SQL =>
  sql`${contract.agentId} IN (SELECT member_id FROM member_line WHERE ancestor_id = ${agentId})`;

/**
 * Ends what a contract can no longer carry: those of its kind among all downlines of its agent with a rate below the one
 * that now stands above them, and the offers made by whoever has none any more (S4.16). Where none stands above them any
 * more, which is null, all of them end.
 */
export async function endBelow(
  db: Database,
  { agentId, kind }: Pick<ContractRow, 'agentId' | 'kind'>,
  rate: number | null,
  now: Date,
): Promise<void> {
  const inForce = and(eq(contract.kind, kind), eq(contract.state, 'accepted'), isBelow(agentId));
  const isLower = rate === null ? undefined : lt(contract.rate, rate);
  const ended = await end(db, and(inForce, isLower), now);
  const without = ended.map((one) => one.agentId);
  if (rate === null) without.push(agentId);
  if (without.length === 0) return;
  const offered = and(eq(contract.kind, kind), eq(contract.state, 'offered'));
  await end(db, and(offered, inArray(contract.offererId, without)), now);
}

/** Ends a contract, or takes an offer back, with all that hung on it. */
export async function endContract(
  db: Database,
  { id, agentId, kind, state }: ContractRow,
  now: Date,
): Promise<void> {
  await end(db, eq(contract.id, id), now);
  if (state === 'accepted') await endBelow(db, { agentId, kind }, null, now);
}

/** Ends the contract of a kind that an agent has, if any: a new one takes its place. */
export async function endOwn(
  db: Database,
  { agentId, kind }: Pick<ContractRow, 'agentId' | 'kind'>,
  now: Date,
): Promise<void> {
  const own = and(eq(contract.agentId, agentId), eq(contract.kind, kind));
  await end(db, and(own, eq(contract.state, 'accepted')), now);
}
