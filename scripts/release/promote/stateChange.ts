import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { serveLive } from '../serve/serving.ts';
import {
  changeState,
  type LiveState,
  type ReadState,
  readState,
  StateChangedError,
} from '../store/hosts.ts';
import { reloadServer } from './reload.ts';

/**
 * Changes which sites are live, in one step.
 * @param again whether to try again if another command was quicker, rather than to refuse
 */
export type StateChange = (
  brandsOf: (brands: LiveState['brands']) => LiveState['brands'],
  again?: 'again',
) => Promise<LiveState>;

/** Who changes the state, and the command that lets a web server take each change over. */
interface Changer {
  by: string;
  now: () => Date;
  reload: string | undefined;
}

/** Often enough for any number of commands that change the state at the same moment. */
const TRIES = 20;

/**
 * Makes a function that changes the live state of a store.
 * @param read the state as the command saw it when it began: its first change is refused if another command has changed it since
 */
export function stateChanger(
  store: ObjectStore,
  read: ReadState,
  { by, now, reload }: Changer,
): StateChange {
  let seen: ReadState | undefined = read;
  return async (brandsOf, again) => {
    for (let tries = 1; ; tries += 1) {
      const from = seen ?? (await readState(store));
      seen = undefined;
      try {
        const brands = brandsOf(from.state.brands);
        const next = await changeState(store, from, brands, { by, at: now() });
        await serveLive(store);
        if (reload !== undefined) await reloadServer(reload);
        return next;
      } catch (error) {
        if (!(again && error instanceof StateChangedError && tries < TRIES)) throw error;
      }
    }
  };
}
