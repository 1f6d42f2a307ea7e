import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { ROOT } from '../setup/packages.mjs';
import { askedFor } from './asked.ts';
import { SEED } from './draw.ts';
import { failures } from './failures.ts';
import { partOf } from './part.ts';
import { STEPS, type Step, stepsAsked } from './steps.ts';
import { type Tally, tally } from './tally.ts';

/** Runs a step to its end, its output passed through. */
function run({ name, args, count }: Step): Tally {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const { status } = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const result = tally(count, status ?? 1);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`── ${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  return result;
}

process.chdir(ROOT);
const names = STEPS.map(({ name }) => name);
const asked = askedFor(process.argv.slice(2), names);
// The steps are processes of their own, and draw for themselves.
process.env.LIVERY_SEED = SEED;
if (asked.all) process.env.LIVERY_ALL = '1';
if (asked.ref) process.env.LIVERY_CHANGED = asked.ref;
const drawn = `Drawn with LIVERY_SEED=${SEED}${asked.all ? ' LIVERY_ALL=1' : ''}`;
console.log(drawn);
const unknown = asked.steps.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(2);
}
rmSync('.livery/test', { recursive: true, force: true });
mkdirSync('.livery/test', { recursive: true });

const steps = stepsAsked(asked).map((step) => partOf(step, asked));
const results = steps.map((step) => ({ step, result: run(step) }));
const failing = results.filter(({ result }) => result.failed > 0);
if (failing.length > 0) {
  console.log(`\nFailing: ${failing.map(({ step }) => step.name).join(', ')}`);
  console.log(drawn);
  for (const { step } of failing) {
    for (const failure of failures(step.count)) console.log(`\n${step.name}: ${failure}`);
  }
}
const sum = (key: keyof Tally) => results.reduce((total, { result }) => total + result[key], 0);
process.exitCode = failing.length > 0 ? 1 : 0;
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
