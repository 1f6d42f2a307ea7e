import { Refusal } from '#sandbox/kernel/failures/failure.ts';

/** Refuses a stake in minor units that a game does not take (`stake_out_of_range`). */
export function checkStake(stake: bigint, { least, most }: { least: bigint; most: bigint }): void {
  if (stake < least || stake > most) throw new Refusal('stake_out_of_range');
}
