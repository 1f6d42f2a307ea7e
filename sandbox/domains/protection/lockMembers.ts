import type { Database } from '#sandbox/kernel/database/database.ts';
import { lockMember } from './player.ts';

/** What `lockMember` gives of each member, by id. */
export type LockedMembers = ReadonlyMap<string, Awaited<ReturnType<typeof lockMember>>>;

/**
 * Locks several members like `lockMember`, in the order of their ids, so that two transactions that lock the same ones never wait for
 * each other.
 */
export async function lockMembers(
  db: Database,
  memberIds: readonly string[],
): Promise<LockedMembers> {
  const locked = new Map<string, Awaited<ReturnType<typeof lockMember>>>();
  for (const id of memberIds.toSorted()) locked.set(id, await lockMember(db, id));
  return locked;
}
