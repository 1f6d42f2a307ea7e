import { serveLive } from '../serve/serving.ts';
import {
  changeState,
  type LiveState,
  type ReadState,
  readState,
  StateChangedError,
} from '../store/hosts.ts';
import type { ObjectStore } from '../store/objectStore.ts';

/**
 * Changes which sites are live, in one step.
 * @param again whether to try again if another command was quicker, rather than to refuse
 */
export type StateChange = (
  brandsOf: (brands: LiveState['brands']) => LiveState['brands'],
  again?: 'again',
) => Promise<LiveState>;

/** Often enough for any number of commands that change the state at the same moment. */
const TRIES = 20;

/**
 * Makes a function that changes the live state of a store.
 * @param read the state as the command saw it when it began: its first change is refused if another command has changed it since
 */
export function stateChanger(
  store: ObjectStore,
  read: ReadState,
  who: { by: string; now: () => Date },
): StateChange {
  let seen: ReadState | undefined = read;
  return async (brandsOf, again) => {
    for (let tries = 1; ; tries += 1) {
      const from = seen ?? (await readState(store));
      seen = undefined;
      try {
        const brands = brandsOf(from.state.brands);
        const next = await changeState(store, from, brands, { by: who.by, at: who.now() });
        await serveLive(store);
        return next;
      } catch (error) {
        if (!(again && error instanceof StateChangedError && tries < TRIES)) throw error;
      }
    }
  };
}
