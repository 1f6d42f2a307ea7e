import type { SQL } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { ContractRow } from './contractsInForce.ts';
import { endingBelow, endingsDigest, NOTHING_ENDS } from './endings.ts';

/** The condition for contracts below that end with a contract's next step: its acceptance, or its end if it is in force. */
export function endingWith({ state, agentId, kind, rate }: ContractRow): SQL | undefined {
  if (state === 'offered') return endingBelow({ agentId, kind, rate });
  if (state === 'accepted') return endingBelow({ agentId, kind, rate: null });
  return NOTHING_ENDS;
}

/**
 * Refuses a step with `contract_endings_changed` if other contracts end with it than the caller was shown; a caller without a digest agrees
 * to all. Call `lockContracts` first.
 */
export async function checkAgreed(
  db: Database,
  found: ContractRow,
  agreed: string | undefined,
): Promise<void> {
  if (agreed !== undefined && agreed !== (await endingsDigest(db, endingWith(found)))) {
    throw new Refusal('contract_endings_changed');
  }
}
