import { Refusal } from '#sandbox/kernel/failures/failure.ts';

/** Refuses a stake outside a game's limits (`stake_out_of_range`), in minor units. */
export function checkStake(stake: bigint, { least, most }: { least: bigint; most: bigint }): void {
  if (stake < least || stake > most) throw new Refusal('stake_out_of_range');
}
