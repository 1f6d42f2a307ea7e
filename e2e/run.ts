/**
 * Runs each journey once, in a brand, in a language and on a device drawn by the seed. `npm test` runs a drawn share of them,
 * `LIVERY_ALL=1` all variants of all, and `LIVERY_CHANGED=REF` those about what has changed since. Arguments: names of files, `-g TITLE`,
 * `--shard 1/2`. What was drawn stays in `.livery/test/journeys.txt`.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOrExit } from '#scripts/command/readOrExit.ts';
import { EVERYTHING, IS_PUSH } from '#scripts/test/draw.ts';
import { ROOT } from '../scripts/setup/packages.mjs';
import { askedJourneys } from './draw/askedJourneys.ts';
import { BOTH_DEVICES } from './draw/bothDevices.ts';
import { drawJourneys } from './draw/drawJourneys.ts';
import { lineOf, listedJourneys, PLAYWRIGHT } from './draw/listed.ts';
import { reachedSpecs } from './draw/reached.ts';
import { isDueAtPush } from './draw/share.ts';
import { SITES } from './sites.ts';

const LIST = join(ROOT, '.livery/test/journeys.txt');

/** Draws among these journeys, and returns the arguments by which Playwright runs only the drawn ones. */
function drawnOnly(which: readonly string[]): string[] {
  const drawn = drawJourneys(listedJourneys(which), {
    brands: SITES.map(({ brand }) => brand.id),
    languages: [...new Set(SITES.flatMap(({ brand }) => brand.languages.supported))],
    bothDevices: BOTH_DEVICES,
    isDue: IS_PUSH ? isDueAtPush : () => true,
  });
  mkdirSync(join(ROOT, '.livery/test'), { recursive: true });
  writeFileSync(LIST, `${drawn.map(lineOf).join('\n')}\n`);
  return ['--test-list', LIST];
}

const ref = process.env.LIVERY_CHANGED;
const { asked, reached } = readOrExit(() => ({
  asked: askedJourneys(process.argv.slice(2), globSync('e2e/*.spec.ts', { cwd: ROOT })),
  reached: ref ? reachedSpecs(ref) : undefined,
}));
if (reached?.length === 0) console.log('No journey is about what has changed.');
else {
  const which = [...asked.which, ...(reached ?? [])];
  const args = [...(EVERYTHING ? [] : readOrExit(() => drawnOnly(which))), ...asked.how, ...which];
  const { status } = spawnSync(process.execPath, [...PLAYWRIGHT, ...args], {
    cwd: ROOT,
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
