import PQueue from 'p-queue';
import type { HealthCheck, HealthProblem } from '../health/healthCheck.ts';
import { entryOf } from '../store/entryOf.ts';
import { type LiveState, madeLive } from '../store/hosts.ts';
import type { Revision } from '../store/revisions.ts';
import { ReloadError } from './reload.ts';
import type { StateChange } from './stateChange.ts';

/** How many sites of a ring are checked at once: a server that is asked for thousands would answer some too late. */
const CHECKED_AT_ONCE = 16;

/** What a promote reports of a ring. */
interface RingOutcome {
  brands: string[];
  generation: number;
  problems: HealthProblem[];
}

/** The outcome of a promote. */
export interface PromoteOutcome {
  rings: RingOutcome[];
  /** The generation that has the old sites again, if a ring was unhealthy. */
  restored?: number;
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

/** What is wrong with the sites of a ring. */
async function problemsOf(ring: readonly Revision[], check: HealthCheck): Promise<HealthProblem[]> {
  const queue = new PQueue({ concurrency: CHECKED_AT_ONCE });
  return (await queue.addAll(ring.map((revision) => () => check(revision)))).flat();
}

/**
 * Makes revisions live, ring by ring, each ring in one step, and checks each before the next. If a check fails or a ring cannot be made
 * live, all brands get back the sites that they had before.
 * @throws ReleaseFailure if a ring cannot be made live
 */
export async function promoteInRings(
  rings: readonly (readonly Revision[])[],
  change: StateChange,
  check: HealthCheck | undefined,
): Promise<PromoteOutcome> {
  const outcomes: RingOutcome[] = [];
  const promoted: Revision[] = [];
  let before: LiveState['brands'] | undefined;
  const restore = () => change((brands) => restored(brands, before ?? {}, promoted), promoted);
  for (const ring of rings) {
    const { generation } = await change((brands) => {
      before ??= brands;
      return withLive(brands, ring);
    }).catch(async (error: unknown) => {
      // A change that the server has not taken over is made: the server can be told again.
      if (promoted.length > 0 && !(error instanceof ReloadError)) await restore();
      throw error;
    });
    promoted.push(...ring);
    const problems = check ? await problemsOf(ring, check) : [];
    outcomes.push({ brands: ring.map(({ brand }) => brand), generation, problems });
    if (problems.length === 0) continue;
    return { rings: outcomes, restored: (await restore()).generation };
  }
  return { rings: outcomes };
}
