import type { Database } from '#sandbox/kernel/database/database.ts';
import { lockMember } from './player.ts';

/** The results of `lockMember`, by member id. */
export type LockedMembers = ReadonlyMap<string, Awaited<ReturnType<typeof lockMember>>>;

/** Locks several members like `lockMember`, in the order of their ids, so that two transactions that lock the same ones never deadlock. */
export async function lockMembers(
  db: Database,
  memberIds: readonly string[],
): Promise<LockedMembers> {
  const locked = new Map<string, Awaited<ReturnType<typeof lockMember>>>();
  for (const id of memberIds.toSorted()) locked.set(id, await lockMember(db, id));
  return locked;
}
