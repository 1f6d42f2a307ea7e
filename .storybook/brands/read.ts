import { join } from 'node:path';
import { diskCache } from '#scripts/pipeline/assets/cache.ts';
import type { SiteFiles } from '#scripts/pipeline/assets/files.ts';
import { brandMessages } from '#scripts/pipeline/brandMessages.ts';
import { measureContrast } from '#scripts/pipeline/contrast.ts';
import { readCatalogue } from '#scripts/pipeline/messages.ts';
import { cacheRoot, ROOT } from '#scripts/pipeline/paths.ts';
import { listBrands, readBrand } from '#scripts/pipeline/readBrand.ts';
import { resolveBrand } from '#scripts/pipeline/resolve.ts';
import { draftBrand } from '#scripts/pipeline/site/draft.ts';
import { buildTheme, type ThemeValues } from '#scripts/pipeline/theme/buildTheme.ts';
import { loadContext } from '#scripts/pipeline/validate/context.ts';
import { diagnosticLine } from '#scripts/pipeline/validate/diagnostic.ts';
import { validateBrand } from '#scripts/pipeline/validate/validateBrands.ts';
import type { StoryBrand } from './storyBrand.ts';

/** All brands for stories, and the files that their pictures name. */
export interface StoryBrands {
  brands: Record<string, StoryBrand>;
  files: SiteFiles;
}

/** What each density changes of the base. */
async function readDensities(): Promise<StoryBrand['densities']> {
  const dark = { default: 'dark' as const, available: ['dark' as const] };
  const [usual, compact, spacious] = await Promise.all(
    (['comfortable', 'compact', 'spacious'] as const).map(
      async (density) => (await buildTheme({}, dark, density)).values.dark ?? {},
    ),
  );
  const changed = (values: ThemeValues = {}): ThemeValues =>
    Object.fromEntries(
      Object.keys({ ...compact, ...spacious })
        .filter((path) => usual?.[path] !== compact?.[path] || usual?.[path] !== spacious?.[path])
        .map((path) => [path, values[path] ?? '']),
    );
  return {
    comfortable: changed(usual),
    compact: changed(compact),
    spacious: changed(spacious),
  };
}

async function readOne(
  brandsDir: string,
  id: string,
  files: SiteFiles,
  densities: StoryBrand['densities'],
): Promise<StoryBrand> {
  const source = await readBrand(brandsDir, id);
  const diagnostics = await validateBrand(source, await loadContext({ drafts: true }));
  if (diagnostics.length > 0) throw new Error(diagnostics.map(diagnosticLine).join('\n'));
  const brand = resolveBrand(source.manifest.value);
  const draft = await draftBrand(source, brand, diskCache(join(cacheRoot(), 'assets')));
  for (const [path, bytes] of draft.assets.files) files.set(path, bytes);
  const { values } = await buildTheme(source.tokens, brand.themes, brand.branding.look.density);
  const catalogue = readCatalogue(ROOT);
  const messages = brand.languages.supported.map((language) => [
    language,
    brandMessages(catalogue, { source, draft }, language),
  ]);
  return {
    page: draft.page,
    css: draft.css,
    messages: Object.fromEntries(messages),
    values,
    densities,
    contrast: measureContrast(values),
  };
}

/** Reads every brand of a folder. Throws with all diagnostics where one is invalid. */
export async function readStoryBrands(brandsDir: string): Promise<StoryBrands> {
  const files: SiteFiles = new Map();
  const brands: Record<string, StoryBrand> = {};
  const densities = await readDensities();
  for (const id of await listBrands(brandsDir)) {
    brands[id] = await readOne(brandsDir, id, files, densities);
  }
  return { brands, files };
}
