/**
 * Each journey once, in a brand, a language and on a device drawn by the seed. `npm test` plays a drawn share of them;
 * `LIVERY_ALL=1` all variants of all, and `LIVERY_CHANGED=REF` those about what has changed since. Arguments are Playwright's:
 * names of files, `--shard=1/2`. What was drawn stays in `.livery/test/journeys.txt`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVERYTHING, IS_PUSH } from '#scripts/test/draw.ts';
import { ROOT } from '../scripts/setup/packages.mjs';
import { BOTH_DEVICES } from './draw/bothDevices.ts';
import { drawJourneys } from './draw/drawJourneys.ts';
import { lineOf, listedJourneys, PLAYWRIGHT } from './draw/listed.ts';
import { reachedSpecs } from './draw/reached.ts';
import { isDueAtPush } from './draw/share.ts';
import { SITES } from './sites.ts';

const LIST = join(ROOT, '.livery/test/journeys.txt');

/** Draws among the journeys of the arguments, and has Playwright run those alone. */
function drawnOnly(args: readonly string[]): string[] {
  const drawn = drawJourneys(listedJourneys(args.filter((each) => !each.startsWith('--'))), {
    brands: SITES.map(({ brand }) => brand.id),
    languages: [...new Set(SITES.flatMap(({ brand }) => brand.languages.supported))],
    bothDevices: BOTH_DEVICES,
    isDue: IS_PUSH ? isDueAtPush : () => true,
  });
  mkdirSync(join(ROOT, '.livery/test'), { recursive: true });
  writeFileSync(LIST, `${drawn.map(lineOf).join('\n')}\n`);
  return ['--test-list', LIST];
}

const given = process.argv.slice(2);
const ref = process.env.LIVERY_CHANGED;
const reached = ref ? reachedSpecs(ref) : undefined;
if (reached?.length === 0) console.log('No journey is about what has changed.');
else {
  const args = [...given, ...(reached ?? [])];
  const all = [...PLAYWRIGHT, ...(EVERYTHING ? [] : drawnOnly(args)), ...args];
  const { status } = spawnSync(process.execPath, all, { cwd: ROOT, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
