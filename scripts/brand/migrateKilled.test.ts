import { cpSync, existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runKilled } from '#scripts/command/runKilled.fixture.ts';
import { readBrand } from '#scripts/pipeline/readBrand.ts';
import { asFirstVersion } from '#scripts/pipeline/versions/firstVersion.fixture.ts';
import { DRAFTS } from '#scripts/store/atomicWrite.ts';
import { EVERYTHING, lotOf } from '#scripts/test/draw.ts';
import { brandCli } from './brandCli.fixture.ts';

const CLI = new URL('./cli.ts', import.meta.url);
const FILES = ['brand.json', 'locales/en.json', 'tokens/base.json'];
/** How often a push kills it, at drawn changes; the night kills it at each. */
const KILLS = 4;
const TIMEOUT_MS = 300_000;

/** Migrates the brands of a folder in a process that is killed at its n-th change; 0 for never. */
const migrateKilled = (brandsDir: string, at: number): Promise<number> =>
  runKilled(CLI, at, ['migrate', '--all', '--brands', brandsDir]);

const filesOf = (brandsDir: string): string[] =>
  FILES.map((path) => readFileSync(join(brandsDir, 'first', path), 'utf8'));

/** What a build reads of the brand. */
async function meaningOf(brandsDir: string) {
  const { manifest, tokens, locales } = await readBrand(brandsDir, 'first');
  return [manifest, ...Object.values(tokens), ...Object.values(locales)].map(({ value }) => value);
}

it(
  'a killed migration leaves each file old or new as a whole and a folder that reads as the same brand, and the next one completes it',
  async () => {
    const { dir, make } = await brandCli();
    await make('first');
    asFirstVersion(join(dir, 'first'));
    const copies = await mkdtemp(join(tmpdir(), 'migrations-'));
    onTestFinished(() => rm(copies, { recursive: true }));
    const fresh = (name: string): string => {
      cpSync(dir, join(copies, name), { recursive: true });
      return join(copies, name);
    };
    const whole = fresh('whole');
    const changes = await migrateKilled(whole, 0);
    const [old, now] = [filesOf(dir), filesOf(whole)];
    const meaning = await meaningOf(whole);
    expect(old).not.toEqual(now);
    expect(changes).toBeGreaterThan(FILES.length * 2);
    const places = Array.from({ length: EVERYTHING ? changes : KILLS }, (_, turn) =>
      EVERYTHING ? turn + 1 : 1 + (lotOf(`migrate ${turn}`) % changes),
    );
    for (const at of new Set(places)) {
      const killed = fresh(`killed-${at}`);
      await migrateKilled(killed, at);
      for (const [index, file] of filesOf(killed).entries()) {
        expect([old[index], now[index]]).toContain(file);
      }
      expect(await meaningOf(killed)).toEqual(meaning);
      await migrateKilled(killed, 0);
      expect(filesOf(killed)).toEqual(now);
      expect(existsSync(join(killed, DRAFTS))).toBe(false);
    }
  },
  TIMEOUT_MS,
);
