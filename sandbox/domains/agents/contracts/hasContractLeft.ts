import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { contract } from '../schema.ts';

/** Whether an agent has a contract that will still pay: one in force, or one not settled to its end. */
export async function hasContractLeft(db: Database, agentId: string): Promise<boolean> {
  const isUnsettled = or(isNull(contract.closedAt), lt(contract.settledUntil, contract.closedAt));
  const pays = and(eq(contract.agentId, agentId), isNotNull(contract.acceptedAt), isUnsettled);
  return (await db.$count(contract, pays)) > 0;
}
