import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { contract } from '../schema.ts';

/** A contract as the database has it. */
export type ContractRow = typeof contract.$inferSelect;

/** The contracts in force with an agent, one of a kind at most. */
export const contractsInForce = (db: Database, agentId: string): Promise<ContractRow[]> =>
  db
    .select()
    .from(contract)
    .where(and(eq(contract.agentId, agentId), eq(contract.state, 'accepted')))
    .orderBy(asc(contract.kind));
