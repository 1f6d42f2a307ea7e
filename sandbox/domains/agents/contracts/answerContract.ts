import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { contract } from '../schema.ts';
import { checkAgreed } from './agreedEndings.ts';
import type { ContractRow } from './contractsInForce.ts';
import { endBelow, endOwn } from './endContracts.ts';
import { notifyContract } from './notifyContract.ts';
import { checkRate } from './offerContract.ts';
import { requireContractStep } from './states.ts';

async function change(
  db: Database,
  { id }: ContractRow,
  changes: Partial<ContractRow>,
  now: Date,
): Promise<ContractRow> {
  const [changed] = await db.update(contract).set(changes).where(eq(contract.id, id)).returning();
  if (!changed) throw new Error('The contract is gone.');
  await notifyContract(db, changed, now, { actorId: changed.agentId });
  return changed;
}

/**
 * Puts an offered contract in force. The agent's current one of its kind ends, and so do those of all downlines with a lower rate; everyone
 * affected is notified (S4.16). Refuses a rate that the upline no longer allows, and endings that the agent has not agreed to. Call
 * `lockContracts` first.
 */
export async function acceptContract(
  db: Database,
  offered: ContractRow,
  now: Date,
  agreed?: string,
): Promise<ContractRow> {
  requireContractStep(offered.state, 'accepted');
  await checkRate(db, offered);
  await checkAgreed(db, offered, agreed);
  const begins = await endOwn(db, offered, now);
  await endBelow(db, offered, offered.rate, now);
  const accepted = { state: 'accepted', acceptedAt: begins, settledUntil: begins } as const;
  return change(db, offered, accepted, now);
}

/** Declines an offered contract and notifies its offerer. Call `lockContracts` first. */
export async function rejectContract(
  db: Database,
  offered: ContractRow,
  now: Date,
): Promise<ContractRow> {
  requireContractStep(offered.state, 'rejected');
  return change(db, offered, { state: 'rejected', closedAt: now }, now);
}
