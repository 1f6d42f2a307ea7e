import { Refusal } from '#sandbox/contract/failure.ts';
import { InsufficientFunds } from '#sandbox/ledger/failures.ts';

/** Makes a movement of points; where there are too few, refuses the call (`points_too_few`). */
export async function refuseTooFew<Result>(movement: Promise<Result>): Promise<Result> {
  try {
    return await movement;
  } catch (error) {
    if (error instanceof InsufficientFunds) throw new Refusal('points_too_few');
    throw error;
  }
}
