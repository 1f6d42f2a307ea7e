import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectCopy } from '#scripts/projectCopy/projectCopy.fixture.ts';
import { traces } from '#scripts/projectCopy/traces.fixture.ts';
import { EVERYTHING, lotOf } from '#scripts/test/draw.ts';
import { nameFrom } from './new/choose.ts';
import { PRIMARIES } from './primaries.fixture.ts';

const FOUR_MINUTES_MS = 240_000;

/** How many of the colours become brands when all code is compiled for them: at night all, at a push some. */
const DRAWN = 3;
const made = Object.entries(PRIMARIES)
  .sort(([one], [other]) => lotOf(`primary ${one}`) - lotOf(`primary ${other}`))
  .slice(0, EVERYTHING ? undefined : DRAWN);

/** The build's cache for later runs. */
const CACHE = '.livery';
/** npm's own compiled code among temporary files. */
const OF_NPM = 'node-compile-cache';

const copy = projectCopy();
const scratch = mkdtempSync(join(tmpdir(), 'livery-primaries-'));
const brands = join(scratch, 'brands');
const sites = join(scratch, 'sites');
const temporary = join(scratch, 'tmp');
afterAll(() => {
  copy.remove();
  rmSync(scratch, { recursive: true });
});

describe('brands with primary colours from almost white to black', () => {
  it(
    'are created and built in their own folders, without touching others',
    async () => {
      const npm = (script: string) => copy.run(`npm run ${script}`, { TMPDIR: temporary });
      mkdirSync(temporary);
      // The code is compiled once for all brands; the following steps are per brand.
      expect(await npm('build -- --compile-only')).toMatchObject({ kind: 'ended', code: 0 });
      const before = traces(copy.root, [CACHE]);
      for (const [id, primary] of made) {
        const outcome = await npm(
          `brand -- new ${id} --primary '${primary}' --yes --brands ${brands}`,
        );
        expect(outcome).toMatchObject({ kind: 'ended', code: 0 });
      }
      const built = await npm(`build -- --brands ${brands} --out ${sites}`);
      expect(built).toMatchObject({ kind: 'ended', code: 0 });
      expect(traces(copy.root, [CACHE])).toEqual(before);
      expect(readdirSync(temporary).filter((name) => name !== OF_NPM)).toEqual([]);
      expect(readdirSync(scratch).sort()).toEqual(['brands', 'sites', 'tmp']);
      expect(readdirSync(sites).sort()).toEqual(made.map(([id]) => id).sort());
    },
    FOUR_MINUTES_MS,
  );

  it.each(made)('have a site for %s that shows its name', (id) => {
    const read = (file: string) => readFileSync(join(sites, id, file), 'utf8');
    const name = nameFrom(id);
    expect(JSON.parse(read('livery.json'))).toMatchObject({ brand: id, name });
    const [head = '', body = ''] = read('index.html').split('<div id="root">');
    expect(head).toContain(`<title>${name}`);
    expect(body.replace(/<script[\s\S]*/, '')).toContain(name);
  });
});
