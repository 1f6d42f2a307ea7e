import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { performance } from 'node:perf_hooks';
import PQueue from 'p-queue';
import { ROOT } from '../setup/packages.mjs';
import type { Step } from './steps.ts';
import { type Tally, tally } from './tally.ts';

/** The result of a step. */
export interface StepResult {
  step: Step;
  result: Tally;
  /** The last lines of its output: what is known of a failure that no report holds. */
  lastLines: string;
}

/** How many lines of a step's output are kept for the summary: an error outside a test and the runner's own summary below it. */
const KEPT_LINES = 60;

/** Asks a step for colours, which most programs leave out when their output is piped. */
const COLOURED = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};

/** Runs a step to its end. Its output is passed on at once, or, if `held`, in one piece at the end. */
async function runStep(step: Step, held: boolean): Promise<StepResult> {
  const title = `\n── ${step.name}`;
  if (!held) console.log(title);
  const started = performance.now();
  const child = spawn(process.execPath, step.args, {
    cwd: ROOT,
    env: { ...process.env, ...COLOURED },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output.push(data);
      if (!held) process.stdout.write(data);
    });
  }
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', resolve);
  });
  const result = tally(step.count, status ?? 1);
  const printed = Buffer.concat(output).toString();
  if (held) console.log(`${title}\n${printed}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const skipped = result.skipped > 0 ? `, ${result.skipped} skipped` : '';
  console.log(
    `── ${step.name}: ${result.passed} passed, ${result.failed} failed${skipped} (${seconds} s)`,
  );
  return { step, result, lastLines: printed.trimEnd().split('\n').slice(-KEPT_LINES).join('\n') };
}

/** Runs steps: first the short checks, as many in parallel as there are cores, then the others one by one, each on all cores. */
export async function runSteps(steps: readonly Step[]): Promise<StepResult[]> {
  const queue = new PQueue({ concurrency: availableParallelism() });
  const results = await queue.addAll(
    steps.filter(({ short }) => short).map((step) => () => runStep(step, true)),
  );
  for (const step of steps.filter(({ short }) => !short)) results.push(await runStep(step, false));
  return results;
}
