import { and, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { contract } from '../schema.ts';
import type { ContractRow } from './contractsInForce.ts';
import { lockContracts } from './lockContracts.ts';

/** The party that a contract must have: the agent it was offered to, or the one who offered it. */
export type Party = { receivedBy: string } | { offeredBy: string };

/** Finds a merchant's contract for a change; any party's if none is given. Refuses others as if they did not exist. */
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
