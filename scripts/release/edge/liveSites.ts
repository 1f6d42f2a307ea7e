import type { LiveState } from '../store/hosts.ts';
import type { Storage } from './storage.ts';

/** Finds the hash of the site of a host; undefined for hosts that have none. */
export type FindSite = (host: string) => Promise<string | undefined>;

const SECOND_MS = 1000;

/**
 * Finds what is live. It is read anew once it is that old; if the store does not answer then, what was read last goes on.
 * Requests read it each for themselves: a runtime at the edge does not let one wait for what another has begun.
 */
export function liveSites(storage: Storage, seconds: number): FindSite {
  let hosts: ReadonlyMap<string, string> | undefined;
  let until = 0;
  const read = async () => {
    const found = await storage('hosts.json');
    const state: LiveState | undefined = await found?.json();
    return new Map(Object.entries(state?.hosts ?? {}));
  };
  return async (host) => {
    if (!hosts || Date.now() >= until) {
      try {
        hosts = await read();
      } catch (error) {
        if (!hosts) throw error;
      }
      until = Date.now() + seconds * SECOND_MS;
    }
    return hosts.get(host);
  };
}
