import fc from 'fast-check';
import schema from '#schemas/brand.schema.json' with { type: 'json' };
import type { BrandManifest } from '#src/brand/manifest.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { GAME_SECTIONS } from '#src/platform/endpoints/games/gameSections.ts';
import { isObject } from './jsonFile.ts';

/** A look of a brand, with the files and tokens that it has besides the brand's own. */
export interface RandomLook {
  branding: NonNullable<BrandManifest['branding']>;
  /** The content of each further file, by its path; null for a file of the brand that nothing uses now. */
  files: Record<string, string | null>;
  /** The gradients of each theme. */
  tokens: Record<'dark' | 'light', object>;
}

const looks = schema.properties.branding.properties.look.properties;

const svg = (width: number, shape: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 32">${shape}</svg>`;

/** Two logos that differ, of the same proportions. */
const PAIR = { dark: 'assets/drawn/logo-dark.svg', light: 'assets/drawn/logo-light.svg' };
const ICON = 'assets/drawn/category.svg';
const FILES: Readonly<Record<string, string>> = {
  [PAIR.dark]: svg(96, '<circle cx="48" cy="16" r="14" fill="#f5d90a"/>'),
  [PAIR.light]: svg(96, '<path d="M34 2h28v28H34z" fill="#5b2c83"/>'),
  [ICON]: svg(32, '<path d="M4 4h24L12 28z"/>'),
};

/** The logo of the brand as it is, or two files, one for each theme. */
const logoOf = (logo: ResolvedBrand['branding']['logo']) => fc.constantFrom(logo, PAIR);

/** Art for some categories. */
function categoriesOf({ branding, categories }: ResolvedBrand) {
  const sections = Object.keys(GAME_SECTIONS).filter((section) =>
    categories.some((category) => category === section),
  );
  const art = fc.constantFrom(
    { icon: ICON },
    { picture: branding.icon },
    { icon: ICON, picture: branding.icon },
  );
  return fc.dictionary(fc.constantFrom(...sections), art, { maxKeys: sections.length });
}

const course = (from: string, to: string) => ({
  from: { $value: `{color.${from}}` },
  to: { $value: `{color.${to}}` },
});

/** Gradients between colours on which their words are legible in any brand. They are few, so that each theme is built once. */
const GRADIENTS: readonly object[] = [
  {},
  { primary: course('accent.base', 'accent.hover') },
  {
    header: course('surface.canvas', 'surface.overlay'),
    hero: course('surface.overlay', 'surface.canvas'),
  },
  {
    primary: course('accent.hover', 'accent.base'),
    hero: course('surface.raised', 'surface.canvas'),
  },
];

/** The tokens of both themes with any gradients. */
const TOKENS: readonly RandomLook['tokens'][] = GRADIENTS.map((dark, index) => ({
  dark: { gradient: dark },
  light: { gradient: GRADIENTS.at(index - 1) ?? {} },
}));

/** The files that a look needs, and those of the brand that it leaves. */
function filesOf(
  { logo, look }: RandomLook['branding'],
  own: ResolvedBrand['branding']['logo'],
): RandomLook['files'] {
  const named = JSON.stringify([logo, look]);
  const drawn = Object.entries(FILES).filter(([path]) => named.includes(path));
  const left = [own].flatMap((one) => (typeof one === 'string' ? [one] : Object.values(one)));
  return {
    ...Object.fromEntries(logo === PAIR ? left.map((path) => [path, null]) : []),
    ...Object.fromEntries(drawn),
  };
}

/** Any look of a brand, with its marks. */
export const looksOf = (brand: ResolvedBrand): fc.Arbitrary<RandomLook> =>
  fc
    .record({
      logo: logoOf(brand.branding.logo),
      look: fc.record({
        cards: fc.constantFrom(...looks.cards.enum),
        background: fc.constantFrom(...looks.background.enum),
        categories: categoriesOf(brand),
        density: fc.constantFrom(...looks.density.enum),
        headerHeight: fc.constantFrom(...looks.headerHeight.enum),
        icons: fc.constantFrom(...looks.icons.enum),
        sections: fc.constantFrom(...looks.sections.enum),
      }),
      tokens: fc.constantFrom(...TOKENS),
    })
    .map(({ logo, look, tokens }) => {
      const pictured = look.background === 'picture' && { backgroundPicture: brand.branding.icon };
      const branding = {
        ...brand.branding,
        logo,
        look: { ...look, ...pictured },
      } as RandomLook['branding'];
      return { branding, tokens, files: filesOf(branding, brand.branding.logo) };
    });

/** A file of tokens with others laid over it. */
export function withTokens(own: unknown, over: object): object {
  const merged: Record<string, unknown> = isObject(own) ? { ...own } : {};
  for (const [key, value] of Object.entries(over)) {
    merged[key] = isObject(value) ? withTokens(merged[key], value) : value;
  }
  return merged;
}
