import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { commission } from '#sandbox/database/schema/agents.ts';
import type { ContractRow } from '../contracts/contractsInForce.ts';

/** What the settled periods of a contract left to make up for, in minor units: zero or less. It ends with the contract. */
export async function carriedOver(
  db: Database,
  { id, settledUntil }: Pick<ContractRow, 'id'> & { settledUntil: Date },
): Promise<bigint> {
  const isSettled = and(eq(commission.contractId, id), lt(commission.periodFrom, settledUntil));
  const [last] = await db
    .select({ carriedOut: commission.carriedOut })
    .from(commission)
    .where(isSettled)
    .orderBy(desc(commission.periodFrom))
    .limit(1);
  return last?.carriedOut ?? 0n;
}
