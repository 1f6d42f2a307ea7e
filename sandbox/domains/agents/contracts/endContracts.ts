import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { contract, incomeCorrection } from '../schema.ts';
import type { ContractRow } from './contractsInForce.ts';
import { endingBelow } from './endings.ts';
import { type ContractCause, notifyContract } from './notifyContract.ts';

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
  cause: ContractCause,
): Promise<ContractRow[]> {
  const closedAt = sql`greatest(${now.toISOString()}::timestamptz, ${contract.settledUntil}, ${AFTER_CORRECTIONS})`;
  const ended = await db
    .update(contract)
    .set({ state: 'terminated', closedAt })
    .where(picks)
    .returning();
  for (const one of ended) await notifyContract(db, one, now, cause);
  return ended;
}

/** Ends the contracts below that one paying `rate` from now on cannot carry; null if it ends (S4.16). */
export async function endBelow(
  db: Database,
  { agentId, kind }: Pick<ContractRow, 'agentId' | 'kind'>,
  rate: number | null,
  now: Date,
): Promise<void> {
  const endedBy = rate === null ? 'ended' : 'raised';
  await end(db, endingBelow({ agentId, kind, rate }), now, { endedBy });
}

/** Ends a contract, or takes an offer back, with all contracts that depend on it; `actorId` is the party who does, if not the operator. */
export async function endContract(
  db: Database,
  { id, agentId, kind, state }: ContractRow,
  now: Date,
  actorId?: string | null,
): Promise<void> {
  await end(db, eq(contract.id, id), now, { actorId });
  if (state === 'accepted') await endBelow(db, { agentId, kind }, null, now);
}

/** Ends an agent's contract of a kind, if any, for a new one. Returns the time from which that one can begin. */
export async function endOwn(
  db: Database,
  { agentId, kind }: Pick<ContractRow, 'agentId' | 'kind'>,
  now: Date,
): Promise<Date> {
  const own = and(eq(contract.agentId, agentId), eq(contract.kind, kind));
  const [ended] = await end(db, and(own, eq(contract.state, 'accepted')), now, {
    endedBy: 'replaced',
  });
  return ended?.closedAt ?? now;
}
