import type { ObjectStore } from '#scripts/store/objectStore.ts';
import { assumedReached } from './assumedReached.ts';
import { entryOf } from './entryOf.ts';
import { ReleaseFailure } from './failure.ts';
import { parsedObject } from './parsedObject.ts';
import type { Revision } from './revisions.ts';
import { stateFault } from './stateFault.ts';

/** The object that says which site each host serves. */
const HOSTS = 'hosts.json';

/** How many revisions a brand can be rolled back through. */
const KEPT_STEPS = 9;

/** The live revision of a brand. */
export interface LiveBrand {
  revision: number;
  /** The hash of the site. */
  site: string;
  domains: string[];
  /** The revisions that were live before it, the last of them first. */
  before: number[];
}

/** The live state of all brands. */
export interface LiveState {
  /** Counts the changes. */
  generation: number;
  changedBy: string;
  /** ISO 8601, in UTC. */
  changedAt: string;
  brands: Record<string, LiveBrand>;
  /** Host → hash of the site, made from the brands; for web servers. */
  hosts: Record<string, string>;
  /** The highest revision of each brand that was ever live, also of brands that are rolled back or taken down. */
  reached?: Record<string, number>;
}

/** The live state as read, with the version that a change of it builds on. */
export interface ReadState {
  state: LiveState;
  version: string | undefined;
  /** Whether the state is of a version that did not keep which revisions were ever live, so that these are assumed. */
  isReachedAssumed?: boolean;
}

/** Thrown if two brands claim the same host. */
class HostTakenError extends ReleaseFailure {
  constructor(host: string, brands: readonly string[]) {
    super(
      `${host} is a domain of ${brands.join(' and of ')}: nothing was changed. Remove it from one manifest, or take one brand down with \`takedown\`.`,
    );
    this.name = 'HostTakenError';
  }
}

/** Thrown if another command has changed the live state in the meantime. */
export class StateChangedError extends ReleaseFailure {
  constructor(generation: number) {
    super(
      `Another command changed what is live after generation ${generation} was read: nothing was changed by this one. Look at \`list\`, then run it again.`,
    );
    this.name = 'StateChangedError';
  }
}

/** What is live cannot be read, so nothing can be changed on top of it. */
class DamagedStateError extends ReleaseFailure {
  constructor(store: string, fault: string) {
    super(
      `${HOSTS} of ${store} is damaged: ${fault}. Nothing was changed. Restore it; in a folder, the generation before it counts once the newest file of versions/${HOSTS}/ is moved away. Then look at \`list\`.`,
    );
    this.name = 'DamagedStateError';
  }
}

const isState = (value: unknown): value is LiveState => stateFault(value) === undefined;

const NOTHING: LiveState = { generation: 0, changedBy: '', changedAt: '', brands: {}, hosts: {} };

/**
 * Reads the live state. A state of a version that did not keep `reached` gets assumed values.
 * @throws DamagedStateError if it cannot be read
 */
export async function readState(store: ObjectStore): Promise<ReadState> {
  const found = await store.current(HOSTS);
  if (!found) return { state: NOTHING, version: undefined };
  const { version } = found;
  const state: unknown = parsedObject(found.bytes);
  if (!isState(state)) throw new DamagedStateError(store.name, stateFault(state) ?? '');
  if (state.reached) return { state, version };
  const reached = await assumedReached(store, state);
  return { state: { ...state, reached }, version, isReachedAssumed: true };
}

/** The live state of a brand after a revision was made live. That revision is no longer one of the steps back. */
export function madeLive(
  live: LiveBrand | undefined,
  { number, site, domains }: Pick<Revision, 'number' | 'site' | 'domains'>,
): LiveBrand {
  const steps = live ? [live.revision, ...live.before] : [];
  const before = steps.filter((step) => step !== number).slice(0, KEPT_STEPS);
  return { revision: number, site, domains, before };
}

/** The live state of a brand after a rollback to a revision, without the steps up to that one. */
export function rolledBack(
  live: LiveBrand,
  revision: Pick<Revision, 'number' | 'site' | 'domains'>,
): LiveBrand {
  const step = live.before.indexOf(revision.number);
  if (step < 0) return madeLive(live, revision);
  const { number, site, domains } = revision;
  return { revision: number, site, domains, before: live.before.slice(step + 1) };
}

/** The highest revision of each brand that was ever live. */
export const reachedRevisions = ({ reached }: LiveState): Record<string, number> => ({
  ...reached,
});

/** The highest revision of each brand that was ever live, after these brands were made live. */
function reachedWith(state: LiveState, brands: LiveState['brands']): Record<string, number> {
  const reached = reachedRevisions(state);
  for (const [brand, { revision }] of Object.entries(brands)) {
    reached[brand] = Math.max(revision, entryOf(reached, brand) ?? 0);
  }
  return reached;
}

function hostsOf(brands: LiveState['brands']): LiveState['hosts'] {
  const owners = new Map<string, string>();
  const hosts: [string, string][] = [];
  for (const [brand, { domains, site }] of Object.entries(brands)) {
    for (const host of domains) {
      const owner = owners.get(host);
      if (owner !== undefined) throw new HostTakenError(host, [owner, brand]);
      owners.set(host, brand);
      hosts.push([host, site]);
    }
  }
  return Object.fromEntries(hosts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

const byName = (brands: LiveState['brands']): LiveState['brands'] =>
  Object.fromEntries(Object.entries(brands).sort(([a], [b]) => (a < b ? -1 : 1)));

/**
 * Makes other brands live, all of them in one step.
 * @param reached what counts as the highest revision of each brand that was ever live; without it, what is live now counts too
 * @throws StateChangedError if the state is no longer the one that was read
 * @throws HostTakenError if two brands claim the same host
 */
export async function changeState(
  store: ObjectStore,
  { state, version }: ReadState,
  brands: LiveState['brands'],
  { by, at }: { by: string; at: Date },
  reached: Record<string, number> = reachedWith(state, brands),
): Promise<LiveState> {
  const next: LiveState = {
    generation: state.generation + 1,
    changedBy: by,
    changedAt: at.toISOString(),
    brands: byName(brands),
    hosts: hostsOf(brands),
    reached,
  };
  const bytes = new TextEncoder().encode(`${JSON.stringify(next, null, 1)}\n`);
  await store.settle();
  if (!(await store.replace(HOSTS, bytes, version))) throw new StateChangedError(state.generation);
  return next;
}
