import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseJsonFile } from '#scripts/pipeline/jsonFile.ts';
import {
  type Composition,
  randomCompositions,
} from '#scripts/pipeline/randomCompositions.fixture.ts';
import { withTokens } from '#scripts/pipeline/randomLooks.fixture.ts';
import { type BrandSource, listBrands, readBrand } from '#scripts/pipeline/readBrand.ts';
import { resolveBrand } from '#scripts/pipeline/resolve.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { EVERYTHING } from '#scripts/test/draw.ts';
import { isObject } from '../jsonFile.ts';
import { THEMES } from '../theme/layers.ts';
import { loadContext } from './context.ts';
import { diagnosticLine } from './diagnostic.ts';
import { validateBrand } from './validateBrands.ts';

const COUNT = EVERYTHING ? 5000 : 200;
const BRANDS = join(ROOT, 'brands');
const PATIENCE_MS = 600_000;

const manifestOf = ({ manifest }: BrandSource) => (isObject(manifest.value) ? manifest.value : {});

const laidOver = ({ tokens }: BrandSource, over: Composition['tokens']): BrandSource['tokens'] => ({
  ...tokens,
  ...Object.fromEntries(
    THEMES.map((theme) => {
      const text = JSON.stringify(withTokens(tokens[theme]?.value, over[theme]), null, 2);
      return [theme, parseJsonFile(`tokens/${theme}.json`, text)];
    }),
  ),
});

const made = new Map<Composition['tokens'], BrandSource['tokens']>();

/** The brand's tokens with the gradients of a composition; the same gradients give the same files, whose themes are built once. */
function tokensWith(source: BrandSource, over: Composition['tokens']): BrandSource['tokens'] {
  const known = made.get(over) ?? laidOver(source, over);
  made.set(over, known);
  return known;
}

/** The brand's files with those of a composition, which are written. */
async function assetsWith({ dir, assets }: BrandSource, files: Composition['files']) {
  const changed = Object.entries(files);
  for (const [path, content] of changed) {
    if (content === null) continue;
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
  }
  const kept = assets.filter((path) => !(path in files));
  return [...kept, ...changed.flatMap(([path, content]) => (content === null ? [] : [path]))];
}

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compositions-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('brands with random compositions', () => {
  it(
    'pass the check, and keep every part that they define',
    async () => {
      const [id = ''] = await listBrands(BRANDS);
      await cp(join(BRANDS, id), join(folder, id), { recursive: true });
      const source = await readBrand(folder, id);
      const context = await loadContext();
      const { pages, ...rest } = manifestOf(source);
      const own = isObject(pages) ? pages.own : [];
      for (const composition of randomCompositions(resolveBrand(rest), COUNT)) {
        const stated = { ...composition.manifest, pages: { ...composition.manifest.pages, own } };
        const text = JSON.stringify({ ...rest, ...stated }, null, 2);
        const manifest = parseJsonFile('brand.json', text);
        const tokens = tokensWith(source, composition.tokens);
        const assets = await assetsWith(source, composition.files);
        const diagnostics = await validateBrand({ ...source, manifest, tokens, assets }, context);
        expect(diagnostics.map(diagnosticLine), JSON.stringify(composition)).toEqual([]);
        expect(resolveBrand(manifest.value)).toMatchObject(stated);
      }
    },
    PATIENCE_MS,
  );
});
