import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { lockContracts } from '../contracts/lockContracts.ts';
import { contract, incomeCorrection } from '../schema.ts';

/** A correction of an agent's dividend. */
export interface IncomeCorrection {
  merchantCode: string;
  agentId: string;
  /** In minor units; below zero for what is taken back. */
  amount: bigint;
  /** The note to the agent. */
  note: string;
}

/**
 * Corrects the dividend of an agent in the current period; a negative result is carried over. Returns false if no dividend is in force.
 * `db` is the caller's transaction.
 */
export async function correctIncome(
  db: Database,
  { merchantCode, agentId, amount, note }: IncomeCorrection,
  now: Date,
): Promise<boolean> {
  await lockContracts(db, merchantCode);
  // The settlement locks the contract that it pays: a correction comes before that, or belongs to the next period.
  const [inForce] = await db
    .select({
      contractId: contract.id,
      at: sql`greatest(${now.toISOString()}::timestamptz, ${contract.settledUntil})`.mapWith(
        contract.settledUntil,
      ),
    })
    .from(contract)
    .where(
      and(
        eq(contract.agentId, agentId),
        eq(contract.kind, 'dividend'),
        eq(contract.state, 'accepted'),
      ),
    )
    .for('update');
  if (!inForce) return false;
  await db.insert(incomeCorrection).values({ ...inForce, amount, note });
  return true;
}
