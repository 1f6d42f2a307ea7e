import { languageFacts } from '#scripts/languages/languageFacts.ts';
import { LANGUAGES, type Language } from '#scripts/languages/languageFolders.ts';
import type { PageBrand } from '#src/brand/page.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { type BuiltAssets, buildAssets } from '../assets/assets.ts';
import type { Cached } from '../assets/cache.ts';
import type { SiteFiles } from '../assets/files.ts';
import { logoCss } from '../assets/logoCss.ts';
import { addWebFont } from '../assets/webFont.ts';
import { otherSources } from '../markets.ts';
import type { BrandSource } from '../readBrand.ts';
import { resolveBrand } from '../resolve.ts';
import { backgroundCss } from '../theme/background.ts';
import { type BuiltTheme, buildTheme, type ThemeValues } from '../theme/buildTheme.ts';
import { languageTypeCss, webFontStacks } from '../theme/languageType.ts';
import { type FirstFonts, firstFonts, typeCss } from './fonts.ts';

type Theme = ResolvedBrand['themes']['default'];

/** The inputs of every document of a brand. */
export interface BrandDraft {
  brand: ResolvedBrand;
  assets: BuiltAssets;
  page: PageBrand;
  /** The brand's own CSS: its fonts, their fallback faces, its themes and its logos for them, the scripts of its languages, and what lies behind the page. */
  css: string;
  /** The fonts that first views may need. */
  fonts: FirstFonts;
  /** The CSS that documents have besides in languages with a downloaded font, by tag. */
  scriptFonts: ReadonlyMap<string, string>;
  /** The colour of the page's background in each theme. */
  grounds: Partial<Record<Theme, string>>;
  /** The same in the default theme. */
  ground: string;
}

/** The role whose colour the browser's bars take, and that marks are shown on. */
const GROUND = 'color.surface.canvas';

/** The part of a brand in its pages. */
function pageBrand(
  brand: ResolvedBrand,
  { logo, sprite, categoryPictures, banners, blocks, networks, payments }: BuiltAssets,
  otherSites: PageBrand['otherSites'],
): PageBrand {
  const { $schema, schemaVersion, branding, seo, login, security, markets, ...rest } = brand;
  const facts = Object.fromEntries(
    brand.languages.supported.map((language) => [language, languageFacts(language)]),
  );
  const languages = { ...brand.languages, facts };
  const { cards, sections } = branding.look;
  const pages = { ...brand.pages, ...blocks };
  return {
    ...rest,
    languages,
    look: {
      cards,
      sections,
      ...(sprite !== undefined && { sprite }),
      ...(categoryPictures && { pictures: categoryPictures }),
    },
    logo,
    banners,
    pages,
    payments,
    support: { ...brand.support, networks },
    otherSites,
  };
}

/** The brand's sites for other countries, for visitors whom this one does not serve. */
const otherSitesOf = (source: BrandSource): PageBrand['otherSites'] =>
  otherSources(source).map(({ manifest }) => {
    const { domains, compliance } = resolveBrand(manifest.value);
    return { address: `https://${domains.main}/`, countries: compliance.markets.allow };
  });

function groundsOf(values: BuiltTheme['values']): BrandDraft['grounds'] {
  const grounds = Object.entries(values).map(([theme, roles]) => [theme, roles[GROUND]]);
  return Object.fromEntries(grounds);
}

/** Adds the fonts of languages whose script some devices have none for. Returns the CSS of each in documents of its language. */
const scriptFonts = (
  languages: readonly Language[],
  files: SiteFiles,
  values: ThemeValues,
): Map<string, string> =>
  new Map(
    languages.flatMap(({ tag, type }) =>
      type?.webFont
        ? [[tag, addWebFont(files, type.webFont) + webFontStacks(type.webFont, values)]]
        : [],
    ),
  );

/**
 * Builds the shared parts of a valid brand's documents: its themes, and its processed files.
 * @throws if a file of the brand cannot be read as its type
 */
export async function draftBrand(
  source: BrandSource,
  brand: ResolvedBrand,
  cached: Cached,
): Promise<BrandDraft> {
  const theme = await buildTheme(source.tokens, brand.themes, brand.branding.look);
  const grounds = groundsOf(theme.values);
  const ground = grounds[brand.themes.default] ?? 'black';
  const assets = await buildAssets(source.dir, brand, ground, cached);
  const offered = LANGUAGES.filter(({ tag }) => brand.languages.supported.includes(tag));
  return {
    brand,
    assets,
    page: pageBrand(brand, assets, otherSitesOf(source)),
    css: [
      await typeCss(theme.css, assets.fonts, cached),
      languageTypeCss(offered),
      logoCss(assets.themeLogos),
      backgroundCss(brand.branding.look.background, assets.backdrop, theme.values),
    ].join(''),
    fonts: firstFonts(assets.fonts, theme.values),
    scriptFonts: scriptFonts(offered, assets.files, theme.values[brand.themes.default] ?? {}),
    grounds,
    ground,
  };
}
