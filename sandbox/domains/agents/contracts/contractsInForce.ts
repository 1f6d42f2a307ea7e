import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { contract } from '../schema.ts';

/** A row of the contract table. */
export type ContractRow = typeof contract.$inferSelect;

/** An agent's contracts in force, at most one of each kind. */
export const contractsInForce = (db: Database, agentId: string): Promise<ContractRow[]> =>
  db
    .select()
    .from(contract)
    .where(and(eq(contract.agentId, agentId), eq(contract.state, 'accepted')))
    .orderBy(asc(contract.kind));
