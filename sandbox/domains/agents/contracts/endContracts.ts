import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { contract, incomeCorrection } from '../schema.ts';
import type { ContractRow } from './contractsInForce.ts';
import type { EndedBy } from './contractTexts.ts';
import { endingBelow } from './endings.ts';
import { notifyContract } from './notifyContract.ts';

/** Just after the last correction of a contract. */
const AFTER_CORRECTIONS = sql`(SELECT max(corrected.at) + interval '1 millisecond' FROM ${incomeCorrection} corrected
  WHERE corrected.contract_id = ${contract.id})`;

/**
 * Ends the contracts that match a condition, and notifies their parties. A contract that began, was settled or corrected while the call
 * waited for its lock ends no earlier than that.
 */
async function end(
  db: Database,
  picks: SQL | undefined,
  now: Date,
  by?: EndedBy,
): Promise<ContractRow[]> {
  const closedAt = sql`greatest(${now.toISOString()}::timestamptz, ${contract.settledUntil}, ${AFTER_CORRECTIONS})`;
  const ended = await db
    .update(contract)
    .set({ state: 'terminated', closedAt })
    .where(picks)
    .returning();
  for (const one of ended) await notifyContract(db, one, now, by);
  return ended;
}

/** Ends the contracts below that one paying `rate` from now on cannot carry; null if it ends (S4.16). */
export async function endBelow(
  db: Database,
  { agentId, kind }: Pick<ContractRow, 'agentId' | 'kind'>,
  rate: number | null,
  now: Date,
): Promise<void> {
  await end(db, endingBelow({ agentId, kind, rate }), now, rate === null ? 'ended' : 'raised');
}

/** Ends a contract, or takes an offer back, with all contracts that depend on it. */
export async function endContract(
  db: Database,
  { id, agentId, kind, state }: ContractRow,
  now: Date,
): Promise<void> {
  await end(db, eq(contract.id, id), now);
  if (state === 'accepted') await endBelow(db, { agentId, kind }, null, now);
}

/** Ends an agent's contract of a kind, if any, for a new one. Returns the time from which that one can begin. */
export async function endOwn(
  db: Database,
  { agentId, kind }: Pick<ContractRow, 'agentId' | 'kind'>,
  now: Date,
): Promise<Date> {
  const own = and(eq(contract.agentId, agentId), eq(contract.kind, kind));
  const [ended] = await end(db, and(own, eq(contract.state, 'accepted')), now, 'replaced');
  return ended?.closedAt ?? now;
}
