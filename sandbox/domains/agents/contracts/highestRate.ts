import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { contract } from '../schema.ts';
import { HIGHEST_RATES } from '../settings.ts';
import type { ContractKind } from './kinds.ts';

/**
 * The highest rate of a kind that an offerer can offer, in basis points: for the operator (null) the one in the settings; for an agent the
 * rate of their own contract, zero without one.
 */
export async function highestRate(
  db: Database,
  offererId: string | null,
  kind: ContractKind,
): Promise<number> {
  if (offererId === null) return HIGHEST_RATES[kind];
  const [own] = await db
    .select({ rate: contract.rate })
    .from(contract)
    .where(
      and(eq(contract.agentId, offererId), eq(contract.kind, kind), eq(contract.state, 'accepted')),
    );
  return own?.rate ?? 0;
}
