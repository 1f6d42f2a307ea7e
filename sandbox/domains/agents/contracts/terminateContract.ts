import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { checkAgreed } from './agreedEndings.ts';
import type { ContractRow } from './contractsInForce.ts';
import { endContract } from './endContracts.ts';
import { requireContractStep } from './states.ts';

/** The offerer's request to end a contract, as they were shown it. */
export interface Termination {
  /** An offer to take back, or a contract in force. */
  state: 'offered' | 'accepted';
  /** A digest of the endings that they were shown. */
  agreed?: string | undefined;
}

/**
 * Takes an offer back, or ends a contract in force (S4.16). Taking back does not end an offer that was accepted meanwhile: it is refused
 * with `transition_refused`. Call `lockContracts` first.
 */
export async function terminateContract(
  db: Database,
  found: ContractRow,
  { state, agreed }: Termination,
  now: Date,
): Promise<void> {
  requireContractStep(found.state, 'terminated');
  if (found.state !== state) throw new Refusal('transition_refused');
  if (state === 'accepted') await checkAgreed(db, found, agreed);
  await endContract(db, found, now, found.offererId);
}
