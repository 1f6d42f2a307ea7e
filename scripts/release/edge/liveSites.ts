import type { LiveState } from '../store/hosts.ts';
import type { Storage } from './storage.ts';

/** Finds the hash of the site of a host; undefined for hosts that have none. */
export type FindSite = (host: string) => Promise<string | undefined>;

const SECOND_MS = 1000;

/**
 * Finds what is live. It is read anew once it is that old; if the store does not say it then, what was read last goes on.
 * Requests read it each for themselves: a runtime at the edge does not let one wait for what another has begun.
 */
export function liveSites(storage: Storage, seconds: number): FindSite {
  let hosts: ReadonlyMap<string, string> | undefined;
  let until = 0;
  const read = async () => {
    const found = await storage('hosts.json');
    // A state is replaced, never removed: only a store that never had one has no hosts.
    if (!found && !hosts?.size) return new Map<string, string>();
    const state: Partial<LiveState> | null | undefined = await found?.json();
    if (!state?.hosts) throw new Error('hosts.json of the store does not say what is live.');
    return new Map(Object.entries(state.hosts));
  };
  return async (host) => {
    if (!hosts || Date.now() >= until) {
      try {
        hosts = await read();
      } catch (error) {
        if (!hosts) throw error;
        console.error(error);
      }
      until = Date.now() + seconds * SECOND_MS;
    }
    return hosts.get(host);
  };
}
