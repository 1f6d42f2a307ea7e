import type { CompiledApp } from '../compile/compile.ts';
import type { Built } from './buildBrand.ts';

/** The outcome of one site: built, or why not; already there; or taken from the store. */
export type Outcome = Built | { id: string; status: 'fresh' | 'fetched' };

/** Called as the build progresses. */
export interface Listener {
  compiled: (app: CompiledApp, ms: number) => void;
  brand: (outcome: Outcome) => void;
}

export interface BuildResult {
  compiled: CompiledApp;
  compileMs: number;
  /** In the order of the ids. */
  brands: Outcome[];
  /** Whether the store has the record of the shard now, for a shard. */
  recorded?: boolean;
  ms: number;
  /** The process's peak memory, all threads together. */
  peakBytes: number;
}

const KIBIBYTE = 1024;

/** The outcome of a site that failed for another reason than its brand. */
export const failure = (id: string, problem: string): Outcome => ({
  ...{ id, status: 'failed', ms: 0, diagnostics: [], problem },
});

/** Collects the outcomes of a run, and passes each on to the listener. */
export class Outcomes {
  readonly #outcomes = new Map<string, Outcome>();
  readonly #listener: Listener;

  constructor(listener: Listener) {
    this.#listener = listener;
  }

  add(outcome: Outcome): void {
    this.#outcomes.set(outcome.id, outcome);
    this.#listener.brand(outcome);
  }

  /** Those that failed. */
  failed() {
    return [...this.#outcomes.values()].filter((outcome) => outcome.status === 'failed');
  }

  /** The result of a run that began at `started`, by the clock of `performance`. */
  result(
    ids: readonly string[],
    started: number,
  ): Pick<BuildResult, 'brands' | 'ms' | 'peakBytes'> {
    return {
      brands: ids.flatMap((id) => this.#outcomes.get(id) ?? []),
      ms: Math.round(performance.now() - started),
      peakBytes: process.resourceUsage().maxRSS * KIBIBYTE,
    };
  }
}
