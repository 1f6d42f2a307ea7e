import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { ROOT } from '../setup/packages.mjs';
import { findingsOf, outcomeOf } from './judge.ts';
import { MODULES, type MutatedModule } from './modules.ts';
import knownScores from './scores.json' with { type: 'json' };
import { strykerOptions } from './strykerOptions.ts';
import survivors from './survivors.json' with { type: 'json' };

/** The file of each module's last score, for the docs. */
const SCORES_FILE = join(ROOT, 'scripts/mutants/scores.json');
const scores: Record<string, { killed: number; mutants: number }> = { ...knownScores };

/** Mutates one module, prints the outcome, and returns whether it passed. Throws if its tests fail unmutated. */
async function mutate(module: MutatedModule): Promise<boolean> {
  process.env.LIVERY_MUTATED = module.name;
  const results = await new Stryker(strykerOptions(module)).runMutationTest();
  const outcome = outcomeOf(
    results,
    (fileName) => relative(ROOT, fileName),
    (file) => readFileSync(join(ROOT, file), 'utf8'),
  );
  const { score, killed, mutants } = outcome;
  scores[module.name] = { killed, mutants };
  writeFileSync(SCORES_FILE, `${JSON.stringify(scores, null, 2)}\n`);
  console.log(`${module.name}: ${killed} of ${mutants} mutants killed (${score} %)`);
  const findings = findingsOf(outcome, survivors, globSync([...module.mutate], { cwd: ROOT }));
  for (const finding of findings) console.error(`  ${finding}`);
  return findings.length === 0;
}

process.chdir(ROOT);
const asked = process.argv.slice(2);
const names = MODULES.map(({ name }) => name);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no module ${unknown.join(', ')}. There are: ${names.join(', ')}`);
  process.exit(2);
}
for (const module of MODULES.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  const isWell = await mutate(module).catch((error: unknown) => {
    console.error(`${module.name}: not mutated. ${error}`);
    return false;
  });
  if (!isWell) process.exitCode = 1;
}
