import { mkdirSync, rmSync } from 'node:fs';
import { readOrExit } from '#scripts/command/readOrExit.ts';
import { ROOT } from '../setup/packages.mjs';
import { SEED } from './draw.ts';
import { failures } from './failures.ts';
import { partOf } from './part.ts';
import { rerunCommand } from './rerunCommand.ts';
import { runSteps } from './runStep.ts';
import { STEPS, stepsAsked } from './steps.ts';
import type { Tally } from './tally.ts';
import { askedFor } from './testRequest.ts';

process.chdir(ROOT);
const asked = readOrExit(() =>
  askedFor(
    process.argv.slice(2),
    STEPS.map(({ name }) => name),
  ),
);
// The steps are separate processes, and draw for themselves.
process.env.LIVERY_SEED = SEED;
if (asked.all) process.env.LIVERY_ALL = '1';
if (asked.push) process.env.LIVERY_PUSH = '1';
if (asked.ref) process.env.LIVERY_CHANGED = asked.ref;
const everything = process.env.LIVERY_ALL === '1';
console.log(`Drawn with LIVERY_SEED=${SEED}${everything ? ' LIVERY_ALL=1' : ''}`);
rmSync('.livery/test', { recursive: true, force: true });
mkdirSync('.livery/test', { recursive: true });

const results = await runSteps(stepsAsked(asked).map((step) => partOf(step, asked)));
const failing = results.filter(({ result }) => result.failed > 0);
if (failing.length > 0) {
  const names = failing.map(({ step }) => step.name);
  console.log(`\nFailing: ${names.join(', ')}`);
  console.log(`Again: ${rerunCommand(asked, names, { seed: SEED, everything })}`);
  for (const { step, lastLines } of failing) {
    const reported = failures(step.count);
    for (const failure of reported.length > 0 ? reported : [lastLines])
      console.log(`\n${step.name}: ${failure}`);
  }
}
const sum = (key: keyof Tally) => results.reduce((total, { result }) => total + result[key], 0);
process.exitCode = failing.length > 0 ? 1 : 0;
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
