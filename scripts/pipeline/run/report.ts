import cliProgress from 'cli-progress';
import { diagnosticLine } from '../validate/diagnostic.ts';
import type { BuildResult, Listener, Outcome } from './run.ts';

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
  if (outcome.status === 'fresh') return `fresh   ${outcome.id}`;
  if (outcome.status === 'failed') return `failed  ${outcome.id}`;
  const { files, bytes } = outcome.totals;
  return `built   ${outcome.id}  ${outcome.ms} ms, ${files} files, ${megabytes(bytes)}`;
}

/** All failures, one diagnostic per line: `file:line:column  text  reason  suggestion`. */
export function failureLines(brands: readonly Outcome[]): string[] {
  const lines = brands.flatMap((outcome) => {
    if (outcome.status !== 'failed') return [];
    const problem = outcome.problem === undefined ? [] : [`${outcome.id}: ${outcome.problem}`];
    return [...outcome.diagnostics.map(diagnosticLine), ...problem];
  });
  // The sites of one brand fail for the same reasons.
  return [...new Set(lines)];
}

const count = (brands: readonly Outcome[], status: Outcome['status']): number =>
  brands.filter((outcome) => outcome.status === status).length;

/** The last line of a build. */
export function summary({ brands, ms }: BuildResult): string {
  const failed = count(brands, 'failed');
  const parts = [`${count(brands, 'built')} built`, `${count(brands, 'fresh')} fresh`];
  return [...parts, ...(failed > 0 ? [`${failed} failed`] : []), `in ${seconds(ms)}`].join(', ');
}

/** The result as JSON for tools; `orphans` are the sites whose brand is gone. */
export const asJson = (
  { compiled, compileMs, brands, ms, peakBytes }: BuildResult,
  orphans: readonly string[],
): string =>
  JSON.stringify(
    {
      compiled: { hash: compiled.hash, reused: compiled.reused, ms: compileMs },
      brands,
      orphans,
      totals: {
        built: count(brands, 'built'),
        fresh: count(brands, 'fresh'),
        failed: count(brands, 'failed'),
      },
      ms,
      peakBytes,
    },
    null,
    2,
  );

const silent: Listener = { compiled: () => undefined, brand: () => undefined };

/** One line per event, for logs. */
const plain = ({ out }: Output): Listener => ({
  compiled: (app, ms) =>
    out(`${app.reused ? 'reused the compiled app' : 'compiled'} in ${seconds(ms)}`),
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
