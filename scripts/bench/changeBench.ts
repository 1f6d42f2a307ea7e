import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readState } from '#scripts/release/store/hosts.ts';
import { DirectoryStore } from '#scripts/store/directoryStore.ts';
import { brandId, makeBrands } from './buildBrands.ts';
import { inTemporaryFolder } from './inTemporaryFolder.ts';
import { median } from './percentile.ts';
import { writeReleaseSite } from './releaseSites.ts';
import { timedCommand } from './timedCommand.ts';

/** What a changed colour of one brand takes until it is live, in milliseconds of wall-clock time: whole commands. */
export interface ChangeFigures {
  buildMs: number;
  publishMs: number;
  promoteMs: number;
  /** All three. */
  liveMs: number;
}

const ROUNDS = 5;

/** Runs a command, and returns how long it took in milliseconds. */
const command = async (...given: Parameters<typeof timedCommand>): Promise<number> =>
  (await timedCommand(...given)).wholeMs;

/** Changes a colour of a brand: the accent on dark, by a shade that nobody sees. */
async function recolour(brandsDir: string, id: string): Promise<void> {
  const file = join(brandsDir, id, 'tokens', 'dark.json');
  const tokens = JSON.parse(await readFile(file, 'utf8'));
  const { base } = tokens.color.accent;
  const last = Number.parseInt(base.$value.at(-1), 16);
  // The next digit, and from the last one back: each round has another colour.
  base.$value = base.$value.slice(0, -1) + (last === 15 ? 14 : last + 1).toString(16);
  await writeFile(file, JSON.stringify(tokens));
}

async function measure(folder: string, brands: number): Promise<ChangeFigures> {
  const [brandsDir, stubs] = [join(folder, 'brands'), join(folder, 'stubs')];
  const [cache, store] = [join(folder, 'cache'), join(folder, 'store')];
  const [dist, stubDist] = [join(folder, 'dist'), join(folder, 'stub-dist')];
  for (const dir of [brandsDir, stubs]) await mkdir(dir);
  const id = brandId(Math.floor(brands / 2));
  const release = (...args: string[]) =>
    command('scripts/release/cli.ts', cache, ['--store', store, ...args]);
  // The store has a site of each brand, small ones of all the others; the folder of brands has them as they are.
  for (let place = 0; place < brands; place += 1) {
    if (brandId(place) !== id) {
      await writeReleaseSite({ brandsDir: stubs, outDir: stubDist }, brandId(place), 1);
    }
  }
  await release('--brands', stubs, 'publish', '--all', '--out', stubDist);
  await release('--brands', stubs, 'promote', '--all');
  await makeBrands(brandsDir, 0, brands);
  const round = async (): Promise<ChangeFigures> => {
    const places = ['--brands', brandsDir];
    const build = ['--brand', id, ...places, '--out', dist];
    const buildMs = await command('scripts/pipeline/cli.ts', cache, build);
    const publishMs = await release(...places, 'publish', id, '--out', dist);
    const promoteMs = await release(...places, 'promote', id);
    return { buildMs, publishMs, promoteMs, liveMs: buildMs + publishMs + promoteMs };
  };
  // Compiles the app, encodes the pictures, and makes the brand live.
  await round();
  const rounds: ChangeFigures[] = [];
  for (let at = 2; at < ROUNDS + 2; at += 1) {
    await recolour(brandsDir, id);
    rounds.push(await round());
    const live = (await readState(new DirectoryStore(store))).state.brands[id]?.revision;
    if (live !== at) throw new Error(`Revision ${at} should be live, not ${live}.`);
  }
  const of = (name: keyof ChangeFigures) => median(rounds.map((times) => times[name]));
  return {
    ...{ buildMs: of('buildMs'), publishMs: of('publishMs') },
    ...{ promoteMs: of('promoteMs'), liveMs: of('liveMs') },
  };
}

/** Measures how soon a changed colour of one brand of many is live, in a temporary folder. */
export async function benchChange(brands: number): Promise<ChangeFigures> {
  return inTemporaryFolder((folder) => measure(folder, brands));
}
