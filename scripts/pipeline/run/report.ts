import cliProgress from 'cli-progress';
import type { CompiledApp } from '../compile/compile.ts';
import { diagnosticLine } from '../validate/diagnostic.ts';
import type { BuildResult, Listener, Outcome } from './outcome.ts';

/** Where a build writes its progress. */
export interface Output {
  out: (text: string) => void;
  err: (text: string) => void;
  /** Standard output is a terminal, so a bar can be drawn. */
  terminal: boolean;
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** The line of an outcome. */
function line(outcome: Outcome): string {
  if (outcome.status !== 'built') return `${outcome.status.padEnd(7)} ${outcome.id}`;
  const { files, bytes } = outcome.totals;
  return `built   ${outcome.id}  ${outcome.ms} ms, ${files} files, ${megabytes(bytes)}`;
}

type Failures = Pick<BuildResult, 'brands' | 'recorded'>;

/** All failures, one diagnostic per line: `file:line:column  text  reason  suggestion`. */
export function failureLines({ brands, recorded }: Failures): string[] {
  const lines = brands.flatMap((outcome) => {
    if (outcome.status !== 'failed') return [];
    const problem = outcome.problem === undefined ? [] : [`${outcome.id}: ${outcome.problem}`];
    return [...outcome.diagnostics.map(diagnosticLine), ...problem];
  });
  if (recorded === false) lines.push('The shard is not recorded in the store. Build it again.');
  // The sites of one brand fail for the same reasons.
  return [...new Set(lines)];
}

const count = (brands: readonly Outcome[], status: Outcome['status']): number =>
  brands.filter((outcome) => outcome.status === status).length;

/** The last line of a build. */
export function summary({ brands, ms }: BuildResult): string {
  const failed = count(brands, 'failed');
  const fetched = count(brands, 'fetched');
  return [
    ...[`${count(brands, 'built')} built`, `${count(brands, 'fresh')} fresh`],
    ...(fetched > 0 ? [`${fetched} fetched`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
    `in ${seconds(ms)}`,
  ].join(', ');
}

/** The result as JSON for tools; `orphans` are the sites whose brand is gone. */
export const asJson = (
  { compiled, compileMs, brands, recorded, ms, peakBytes }: BuildResult,
  orphans: readonly string[],
): string =>
  JSON.stringify(
    {
      compiled: { hash: compiled.hash, origin: compiled.origin, ms: compileMs },
      brands,
      orphans,
      totals: {
        built: count(brands, 'built'),
        fresh: count(brands, 'fresh'),
        fetched: count(brands, 'fetched'),
        failed: count(brands, 'failed'),
      },
      recorded,
      ms,
      peakBytes,
    },
    null,
    2,
  );

const silent: Listener = { compiled: () => undefined, brand: () => undefined };

const COMPILED: Record<CompiledApp['origin'], string> = {
  compiled: 'compiled',
  kept: 'reused the compiled app',
  fetched: 'fetched the compiled app',
};

/** One line per event, for logs. */
const plain = ({ out }: Output): Listener => ({
  compiled: (app, ms) => out(`${COMPILED[app.origin]} in ${seconds(ms)}`),
  brand: (outcome) => out(line(outcome)),
});

/** A progress bar, for people. */
function bar(total: number): Listener & { stop: () => void } {
  const progress = new cliProgress.SingleBar(
    { format: '{bar} {value}/{total}  {brand}', hideCursor: true, clearOnComplete: true },
    cliProgress.Presets.shades_classic,
  );
  return {
    compiled: () => progress.start(total, 0, { brand: '' }),
    brand: ({ id }) => progress.increment(1, { brand: id }),
    stop: () => progress.stop(),
  };
}

/** The listener for the output, and the function to call after the build. */
export function listenerFor(
  output: Output,
  json: boolean,
  total: number,
): { listener: Listener; stop: () => void } {
  const nothing = () => undefined;
  if (json) return { listener: silent, stop: nothing };
  if (!output.terminal) return { listener: plain(output), stop: nothing };
  const { stop, ...listener } = bar(total);
  return { listener, stop };
}
