import { join } from 'node:path';
import { LANGUAGES } from '#scripts/languages/languageFolders.ts';
import { diskCache } from '#scripts/pipeline/assets/cache.ts';
import type { SiteFiles } from '#scripts/pipeline/assets/files.ts';
import { brandMessages } from '#scripts/pipeline/brandMessages.ts';
import { measureContrast } from '#scripts/pipeline/contrast.ts';
import { readCatalogue } from '#scripts/pipeline/messages.ts';
import { listBrands, readBrand } from '#scripts/pipeline/readBrand.ts';
import { resolveBrand } from '#scripts/pipeline/resolve.ts';
import { draftBrand } from '#scripts/pipeline/site/draft.ts';
import { buildTheme, type ThemeValues } from '#scripts/pipeline/theme/buildTheme.ts';
import { languageTypeCss } from '#scripts/pipeline/theme/languageType.ts';
import { type Measures, USUAL_MEASURES } from '#scripts/pipeline/theme/measures.ts';
import { loadContext } from '#scripts/pipeline/validate/context.ts';
import { type Diagnostic, diagnosticLine } from '#scripts/pipeline/validate/diagnostic.ts';
import { validateBrand } from '#scripts/pipeline/validate/validateBrands.ts';
import { cacheRoot, ROOT } from '#scripts/roots/roots.ts';
import type { StoryBrand } from './storyBrand.ts';

/** All brands for stories, and the files that their pictures name. */
export interface StoryBrands {
  brands: Record<string, StoryBrand>;
  files: SiteFiles;
}

/** A brand has mistakes, so that no story can be shown in it. */
export class InvalidBrandError extends Error {
  readonly diagnostics: readonly Diagnostic[];
  constructor(diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(diagnosticLine).join('\n'));
    this.name = 'InvalidBrandError';
    this.diagnostics = diagnostics;
  }
}

/** What each value of a choice of measures changes of the base. */
async function changesOf<Name extends keyof Measures>(
  name: Name,
  choices: readonly Measures[Name][],
): Promise<Record<Measures[Name], ThemeValues>> {
  const dark = { default: 'dark' as const, available: ['dark' as const] };
  const built = await Promise.all(
    choices.map(async (choice): Promise<[Measures[Name], ThemeValues]> => {
      const { values } = await buildTheme({}, dark, { ...USUAL_MEASURES, [name]: choice });
      return [choice, values.dark ?? {}];
    }),
  );
  const changed = Object.keys(built[0]?.[1] ?? {}).filter(
    (path) => new Set(built.map(([, values]) => values[path])).size > 1,
  );
  const entries = built.map(([choice, values]) => [
    choice,
    Object.fromEntries(changed.map((path) => [path, values[path] ?? ''])),
  ]);
  return Object.fromEntries(entries);
}

/** What the choices of measures change of the base. */
const readMeasures = async (): Promise<Pick<StoryBrand, 'densities' | 'headers'>> => ({
  densities: await changesOf('density', ['compact', 'comfortable', 'spacious']),
  headers: await changesOf('headerHeight', ['compact', 'regular', 'tall']),
});

async function readOne(
  brandsDir: string,
  id: string,
  files: SiteFiles,
  measures: Pick<StoryBrand, 'densities' | 'headers'>,
): Promise<StoryBrand> {
  const source = await readBrand(brandsDir, id);
  const diagnostics = await validateBrand(source, await loadContext({ drafts: true }));
  if (diagnostics.length > 0) throw new InvalidBrandError(diagnostics);
  const brand = resolveBrand(source.manifest.value);
  const draft = await draftBrand(source, brand, diskCache(join(cacheRoot(), 'assets')));
  for (const [path, bytes] of draft.assets.files) files.set(path, bytes);
  const { values } = await buildTheme(source.tokens, brand.themes, brand.branding.look);
  const catalogue = readCatalogue(ROOT);
  const messages = brand.languages.supported.map(async (language) => [
    language,
    await brandMessages(catalogue, { source, draft }, language),
  ]);
  return {
    page: draft.page,
    // Stories show every language, also those that the brand does not offer.
    css: draft.css + languageTypeCss(LANGUAGES),
    messages: Object.fromEntries(await Promise.all(messages)),
    values,
    ...measures,
    contrast: measureContrast(values),
  };
}

/**
 * Reads the brands of a folder: those with these ids, or all.
 * @throws InvalidBrandError with all mistakes of the first brand that has some
 */
export async function readStoryBrands(
  brandsDir: string,
  ids?: readonly string[],
): Promise<StoryBrands> {
  const files: SiteFiles = new Map();
  const brands: Record<string, StoryBrand> = {};
  const measures = await readMeasures();
  for (const id of ids ?? (await listBrands(brandsDir))) {
    brands[id] = await readOne(brandsDir, id, files, measures);
  }
  return { brands, files };
}
