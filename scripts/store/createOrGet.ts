import type { ObjectStore } from './objectStore.ts';

/**
 * Writes an object unless there is one, and returns the content of the one that was there. A bucket may refuse a write because another one is
 * under way, whose object nobody sees yet: then it is tried again.
 */
export async function createOrGet(
  store: ObjectStore,
  key: string,
  bytes: Uint8Array,
): Promise<Uint8Array | undefined> {
  for (;;) {
    if (await store.create(key, bytes)) return undefined;
    const found = await store.get(key);
    if (found) return found;
  }
}
