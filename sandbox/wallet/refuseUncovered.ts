import { Refusal } from '#sandbox/contract/failure.ts';
import { InsufficientFunds } from '#sandbox/ledger/failures.ts';

/** Makes a movement; where the balance does not cover it, refuses the call (`balance_insufficient`). */
export async function refuseUncovered<Result>(movement: Promise<Result>): Promise<Result> {
  try {
    return await movement;
  } catch (error) {
    if (error instanceof InsufficientFunds) throw new Refusal('balance_insufficient');
    throw error;
  }
}
