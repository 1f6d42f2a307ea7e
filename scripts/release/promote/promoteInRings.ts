import PQueue from 'p-queue';
import type { HealthCheck, HealthProblem } from '../health/healthCheck.ts';
import { entryOf } from '../store/entryOf.ts';
import { type LiveState, madeLive } from '../store/hosts.ts';
import type { Revision } from '../store/revisions.ts';
import { NotServedFailure } from './notServed.ts';
import type { StateChange } from './stateChange.ts';

/** How many sites of a ring are checked at once: a server that is asked for thousands would answer some too late. */
const CHECKED_AT_ONCE = 16;

/** What a promote reports of a ring. */
interface RingOutcome {
  brands: string[];
  /** The revision of each. */
  revisions: Record<string, number>;
  generation: number;
  problems: HealthProblem[];
  /** Whether its check came to an end. */
  checked: boolean;
}

/** The outcome of a promote. */
export interface PromoteOutcome {
  rings: RingOutcome[];
  /** The generation that has the old sites again, if a ring was unhealthy or the server did not take it over. */
  restored?: number;
  /** What else went wrong: a server that did not take a change over, or old sites that could not be restored. */
  failures?: string[];
}

const withLive = (brands: LiveState['brands'], ring: readonly Revision[]): LiveState['brands'] => ({
  ...brands,
  ...Object.fromEntries(ring.map((one) => [one.brand, madeLive(entryOf(brands, one.brand), one)])),
});

/** The brands as they were before, where they still are what this promote made of them. */
function restored(
  now: LiveState['brands'],
  before: LiveState['brands'],
  promoted: readonly Revision[],
): LiveState['brands'] {
  const brands = { ...now };
  for (const { brand, number } of promoted) {
    if (entryOf(brands, brand)?.revision !== number) continue;
    const old = entryOf(before, brand);
    if (old) brands[brand] = old;
    else delete brands[brand];
  }
  return brands;
}

/** The brands of a ring, and their revisions. */
export const ringOf = (ring: readonly Revision[]): Pick<RingOutcome, 'brands' | 'revisions'> => ({
  brands: ring.map(({ brand }) => brand),
  revisions: Object.fromEntries(ring.map(({ brand, number }) => [brand, number])),
});

/**
 * What is wrong with the sites of a ring.
 * @throws an error if the check is interrupted: a server that is slow keeps nobody waiting
 */
async function problemsOf(
  ring: readonly Revision[],
  check: HealthCheck,
  interrupted: AbortSignal | undefined,
): Promise<HealthProblem[]> {
  const queue = new PQueue({ concurrency: CHECKED_AT_ONCE });
  const stopped = new Promise<never>((_, reject) => {
    const stop = () => {
      queue.clear();
      reject(new Error('Interrupted before its check had ended.'));
    };
    if (interrupted?.aborted) stop();
    else interrupted?.addEventListener('abort', stop, { once: true });
  });
  const found = queue.addAll(ring.map((revision) => () => check(revision)));
  return (await Promise.race([found, stopped])).flat();
}

/** The problems of a ring that is to be checked, and the error of a check that came to no end. */
async function checked(
  ...given: Parameters<typeof problemsOf>
): Promise<{ problems: HealthProblem[]; error?: unknown }> {
  try {
    return { problems: await problemsOf(...given) };
  } catch (error) {
    return { problems: [], error };
  }
}

/** What became of a change: its generation, if it was made, and the error, if it was not made or the server has not taken it over. */
interface Attempt {
  generation?: number;
  error?: unknown;
}

async function attempt(change: Promise<LiveState>): Promise<Attempt> {
  try {
    return { generation: (await change).generation };
  } catch (error) {
    return error instanceof NotServedFailure ? { generation: error.generation, error } : { error };
  }
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Why the old sites are not served again, in a list; empty if they are. */
function failuresOf({ generation, error }: Attempt): string[] {
  if (error === undefined) return [];
  if (generation !== undefined) return [reasonOf(error)];
  return [`The sites from before could not be made live again: ${reasonOf(error)}`];
}

/**
 * Makes revisions live, ring by ring, each ring in one step, and checks each before the next. All brands get back the sites that they had
 * before if a check fails or is interrupted, if the server does not take over what is to be checked, or if a later ring cannot be made live.
 * @throws the error of the first ring if it cannot be made live, and of one that the server does not take over where nothing is checked:
 * it can be told again
 */
export async function promoteInRings(
  rings: readonly (readonly Revision[])[],
  change: StateChange,
  check: HealthCheck | undefined,
  interrupted?: AbortSignal,
): Promise<PromoteOutcome> {
  const outcomes: RingOutcome[] = [];
  const promoted: Revision[] = [];
  let before: LiveState['brands'] | undefined;
  for (const ring of rings) {
    const step = await attempt(
      change((brands) => {
        before ??= brands;
        return withLive(brands, ring);
      }),
    );
    const isMade = step.generation !== undefined;
    if (step.error !== undefined && (isMade ? !check : promoted.length === 0)) throw step.error;
    const isServed = step.error === undefined;
    const found = check && isServed ? await checked(ring, check, interrupted) : { problems: [] };
    const { problems, error = step.error } = found;
    if (step.generation !== undefined) {
      promoted.push(...ring);
      const isChecked = check !== undefined && error === undefined;
      outcomes.push({
        ...ringOf(ring),
        ...{ generation: step.generation, problems, checked: isChecked },
      });
    }
    if (error === undefined && problems.length === 0) continue;
    const back = await attempt(
      change((brands) => restored(brands, before ?? {}, promoted), promoted),
    );
    return {
      rings: outcomes,
      ...(back.generation !== undefined && { restored: back.generation }),
      failures: [...(error === undefined ? [] : [reasonOf(error)]), ...failuresOf(back)],
    };
  }
  return { rings: outcomes };
}
