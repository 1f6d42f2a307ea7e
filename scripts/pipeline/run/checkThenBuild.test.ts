import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { cacheRoot, ROOT } from '#scripts/roots/roots.ts';
import { EVERYTHING } from '#scripts/test/draw.ts';
import { compile } from '../compile/compile.ts';
import { diagnosticsIn, ID, scratch } from '../validate/invalidFixtures/scratch.fixture.ts';
import { brandBuilder } from './buildBrand.ts';
import { hostileChange } from './hostileBrand.fixture.ts';

const FOUR_MINUTES_MS = 240_000;
/** How many brands each run checks and builds. */
const RUNS = EVERYTHING ? 36 : 8;

const outDir = await mkdtemp(join(tmpdir(), 'hostile-'));
afterAll(() => rm(outDir, { recursive: true }));

describe('a brand with hostile values', () => {
  it(
    'can be built if its check finds no errors; every diagnostic has a place and a reason',
    async () => {
      const brand = await scratch();
      const home = await brand.read('assets/banners/home.svg');
      const compiled = await compile(ROOT, cacheRoot());
      const pictures = join(outDir, 'pictures');
      const versions = {};
      const shared = { root: ROOT, brandsDir: brand.brandsDir, outDir, compiled, pictures };
      const build = brandBuilder({ ...shared, versions, drafts: false });
      let passed = 0;
      await fc.assert(
        fc.asyncProperty(hostileChange, async ({ files, values }) => {
          const restore = await brand.save([...Object.keys(files), ...Object.keys(values)]);
          for (const [file, content] of Object.entries(files)) await brand.write(file, content);
          for (const [file, set] of Object.entries(values)) await brand.set(file, set);
          if ('assets/banners/photo.jpg' in files) await brand.remove('assets/banners/home.svg');
          const diagnostics = await diagnosticsIn(brand.brandsDir);
          const built = await build({ id: ID, folder: randomUUID(), inputs: '' });
          await restore();
          await brand.write('assets/banners/home.svg', home);
          for (const { file, line, column, reason } of diagnostics) {
            expect(file).toContain(ID);
            expect(Math.min(line, column)).toBeGreaterThan(0);
            expect(reason).not.toBe('');
          }
          if (diagnostics.length > 0) return;
          passed += 1;
          expect(built).toMatchObject({ status: 'built' });
        }),
        { numRuns: RUNS, examples: [[{ files: {}, values: {} }]], endOnFailure: true },
      );
      // If everything were refused, the promise would be empty: the unchanged brand passes.
      expect(passed).toBeGreaterThan(0);
    },
    FOUR_MINUTES_MS,
  );
});
