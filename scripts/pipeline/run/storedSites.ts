import { join } from 'node:path';
import PQueue from 'p-queue';
import { isFresh } from '../fresh.ts';
import type { SiteStore } from '../stored/sites.ts';
import type { BuildJob } from './buildBrand.ts';
import { failure, type Outcome, type Outcomes } from './outcome.ts';

/** How many sites are fetched at once. */
const AT_ONCE = 8;

const failed = (id: string, error: unknown): Outcome =>
  failure(id, error instanceof Error ? error.message : String(error));

/** A site to fetch, which has to have this record where one is given. */
export interface FetchJob extends BuildJob {
  record?: string;
}

/** The sites of a run in a store. */
export class StoredSites {
  /** The hash of the record of each site of the run that the store has. */
  readonly records = new Map<string, string>();
  readonly #sites: SiteStore;
  readonly #outDir: string;

  constructor(sites: SiteStore, outDir: string) {
    this.#sites = sites;
    this.#outDir = outDir;
  }

  /** The outcome of a site that the store has, or that the folder has, which is stored then; undefined if it has to be built. */
  async #settled(job: FetchJob): Promise<Outcome | undefined> {
    const { id, inputs, record } = job;
    try {
      const found = await this.#sites.fetch(job, record);
      if (found) {
        this.records.set(id, found.record);
        return { id, status: found.wasThere ? 'fresh' : 'fetched' };
      }
    } catch (error) {
      return failed(id, error);
    }
    if (record !== undefined || !isFresh(join(this.#outDir, id), inputs)) return undefined;
    return this.keep({ id, status: 'fresh' }, job);
  }

  /** Fetches the sites that the store has, and returns the jobs of those that have to be built. */
  async fetch(jobs: readonly FetchJob[], outcomes: Outcomes): Promise<BuildJob[]> {
    const queue = new PQueue({ concurrency: AT_ONCE });
    const open = await queue.addAll(
      jobs.map((job) => async () => {
        const outcome = await this.#settled(job);
        if (!outcome) return [job];
        outcomes.add(outcome);
        return [];
      }),
    );
    return open.flat();
  }

  /** Stores a site unless it failed. Returns its outcome, a failure if it cannot be stored. */
  async keep(outcome: Outcome, job: BuildJob): Promise<Outcome> {
    if (outcome.status === 'failed') return outcome;
    try {
      this.records.set(job.id, await this.#sites.put(job));
      return outcome;
    } catch (error) {
      return failed(job.id, error);
    }
  }
}
