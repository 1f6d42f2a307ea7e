import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { serveLive } from '../serve/serving.ts';
import {
  changeState,
  type LiveState,
  type ReadState,
  reachedRevisions,
  readState,
  StateChangedError,
} from '../store/hosts.ts';
import type { Revision } from '../store/revisions.ts';
import { reloadServer } from './reload.ts';

/**
 * Changes which sites are live, in one step.
 * @param undone the revisions that this takes back: it tries again if another command was quicker, rather than to refuse, and they do not
 *   count as having been live
 */
export type StateChange = (
  brandsOf: (brands: LiveState['brands']) => LiveState['brands'],
  undone?: readonly Revision[],
) => Promise<LiveState>;

/** Who changes the state, and the command that lets a web server take each change over. */
interface Changer {
  by: string;
  now: () => Date;
  reload: string | undefined;
}

/** The highest revisions that were live, without those that are taken back: of their brands, what it was at first. */
function reachedWithout(
  state: LiveState,
  first: Readonly<Record<string, number>>,
  undone: readonly Revision[],
): Record<string, number> {
  const reached = reachedRevisions(state);
  for (const { brand, number } of undone) {
    if (reached[brand] !== number) continue;
    const before = first[brand];
    if (before === undefined) delete reached[brand];
    else reached[brand] = before;
  }
  return reached;
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
  const first = reachedRevisions(read.state);
  return async (brandsOf, undone) => {
    for (let tries = 1; ; tries += 1) {
      const from = seen ?? (await readState(store));
      seen = undefined;
      try {
        const brands = brandsOf(from.state.brands);
        const who = { by, at: now() };
        const reached = undone && reachedWithout(from.state, first, undone);
        const next = await changeState(store, from, brands, who, reached);
        await serveLive(store);
        if (reload !== undefined) await reloadServer(reload);
        return next;
      } catch (error) {
        if (!(undone && error instanceof StateChangedError && tries < TRIES)) throw error;
      }
    }
  };
}
