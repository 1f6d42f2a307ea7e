import { UsageError } from '#scripts/command/exit.ts';
import { systemProblem } from '#scripts/command/systemProblem.ts';
import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { serveLive } from '../serve/serving.ts';
import { entryOf } from '../store/entryOf.ts';
import {
  changeState,
  type LiveState,
  type ReadState,
  reachedRevisions,
  readState,
  StateChangedError,
} from '../store/hosts.ts';
import type { RequireLease } from '../store/leases.ts';
import type { Revision } from '../store/revisions.ts';
import { NotServedFailure } from './notServed.ts';
import { reloadServer } from './reload.ts';

/**
 * Changes which sites are live, in one step.
 * @param undone the revisions that this takes back: they do not count as having been live
 * @throws StateChangedError if the first change of a command would overwrite one that the command has not seen
 */
export type StateChange = (
  brandsOf: (brands: LiveState['brands']) => LiveState['brands'],
  undone?: readonly Revision[],
) => Promise<LiveState>;

/** Who changes the state, and how. */
interface Changer {
  by: string;
  now: () => Date;
  /** The command that lets a web server take each change over. */
  reload: string | undefined;
  /** Called before each change that makes other revisions live, whose contents a sweep could have removed. */
  requireLease: RequireLease;
}

/** The highest revisions that were live, without those that are taken back: of their brands, what it was at first. */
function reachedWithout(
  state: LiveState,
  first: Readonly<Record<string, number>>,
  undone: readonly Revision[],
): Record<string, number> {
  const reached = reachedRevisions(state);
  for (const { brand, number } of undone) {
    if (entryOf(reached, brand) !== number) continue;
    const before = entryOf(first, brand);
    if (before === undefined) delete reached[brand];
    else reached[brand] = before;
  }
  return reached;
}

/** Lays what is live out for web servers. */
async function served(store: ObjectStore, { generation }: LiveState): Promise<void> {
  try {
    await serveLive(store);
  } catch (error) {
    const reason = systemProblem(error);
    if (reason === undefined) throw error;
    throw new NotServedFailure(
      generation,
      `web servers serve the one before. ${reason} Run the command again once that is mended.`,
    );
  }
}

/** How often a change is tried: often enough for any number of commands at the same moment. */
const TRIES = 20;

/**
 * Makes a function that changes the live state of a store. Its first change is refused if another command has changed the state since this
 * one read it. A later one is applied to the newest state instead: refused, it would leave a release half done.
 * @param read the state as the command saw it when it began
 */
export function stateChanger(
  store: ObjectStore,
  read: ReadState,
  { by, now, reload, requireLease }: Changer,
): StateChange {
  if (reload?.trim() === '') throw new UsageError('--reload wants a command, and it is empty.');
  let seen: ReadState | undefined = read;
  const first = reachedRevisions(read.state);
  return async (brandsOf, undone) => {
    for (let tries = 1; ; tries += 1) {
      const isFirst = seen !== undefined;
      const from = seen ?? (await readState(store));
      seen = undefined;
      try {
        if (!undone) await requireLease();
        const brands = brandsOf(from.state.brands);
        const who = { by, at: now() };
        const reached = undone && reachedWithout(from.state, first, undone);
        const next = await changeState(store, from, brands, who, reached);
        await served(store, next);
        if (reload !== undefined) await reloadServer(reload, next.generation);
        return next;
      } catch (error) {
        if (isFirst || !(error instanceof StateChangedError) || tries === TRIES) throw error;
      }
    }
  };
}
