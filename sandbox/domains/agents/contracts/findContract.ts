import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { contract } from '../schema.ts';
import type { ContractRow } from './contractsInForce.ts';
import { lockContracts } from './lockContracts.ts';

/** Whose a contract must be: offered to an agent, or offered by one. */
export type Party = { receivedBy: string } | { offeredBy: string };

/** A contract of a merchant, to be changed; anybody's where no party is named. Refuses others as if there were none. */
export async function findContract(
  db: Database,
  merchantCode: string,
  id: string,
  party?: Party,
): Promise<ContractRow> {
  await lockContracts(db, merchantCode);
  const isParty =
    party &&
    ('receivedBy' in party
      ? eq(contract.agentId, party.receivedBy)
      : eq(contract.offererId, party.offeredBy));
  const [found] = await db
    .select()
    .from(contract)
    .where(and(eq(contract.id, id), eq(contract.merchantCode, merchantCode), isParty));
  if (!found) throw new Refusal('contract_unknown');
  return found;
}
