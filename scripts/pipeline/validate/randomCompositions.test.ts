import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseJsonFile } from '#scripts/pipeline/jsonFile.ts';
import { ROOT } from '#scripts/pipeline/paths.ts';
import { randomCompositions } from '#scripts/pipeline/randomCompositions.fixture.ts';
import { type BrandSource, listBrands, readBrand } from '#scripts/pipeline/readBrand.ts';
import { resolveBrand } from '#scripts/pipeline/resolve.ts';
import { EVERYTHING } from '#scripts/test/draw.ts';
import { isObject } from '../jsonFile.ts';
import { loadContext } from './context.ts';
import { diagnosticLine } from './diagnostic.ts';
import { validateBrand } from './validateBrands.ts';

const COUNT = EVERYTHING ? 5000 : 200;
const BRANDS = join(ROOT, 'brands');
const PATIENCE_MS = 600_000;

const manifestOf = ({ manifest }: BrandSource) => (isObject(manifest.value) ? manifest.value : {});

describe('brands with random compositions', () => {
  it(
    'pass the check, and keep every part that they define',
    async () => {
      const [id = ''] = await listBrands(BRANDS);
      const source = await readBrand(BRANDS, id);
      const context = await loadContext();
      const { pages, ...rest } = manifestOf(source);
      const own = isObject(pages) ? pages.own : [];
      for (const composition of randomCompositions(resolveBrand(rest), COUNT)) {
        const stated = { ...composition, pages: { ...composition.pages, own } };
        const text = JSON.stringify({ ...rest, ...stated }, null, 2);
        const manifest = parseJsonFile('brand.json', text);
        const diagnostics = await validateBrand({ ...source, manifest }, context);
        expect(diagnostics.map(diagnosticLine), JSON.stringify(composition)).toEqual([]);
        expect(resolveBrand(manifest.value)).toMatchObject(stated);
      }
    },
    PATIENCE_MS,
  );
});
