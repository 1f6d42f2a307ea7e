import schema from '#schemas/brand.schema.json' with { type: 'json' };
import { isObject } from '#scripts/pipeline/jsonFile.ts';
import type { BrandManifest } from '#src/brand/manifest.ts';
import casino from './styles/casino.json' with { type: 'json' };
import lottery from './styles/lottery.json' with { type: 'json' };
import minimal from './styles/minimal.json' with { type: 'json' };
import sports from './styles/sports.json' with { type: 'json' };

const LANGUAGES: readonly string[] = schema.$defs.language.enum;

const STYLES = { casino, sports, lottery, minimal };

export type Style = keyof typeof STYLES;

/** The styles that a new brand can start from. */
export const STYLE_NAMES = Object.keys(STYLES) as Style[];

export const isStyle = (name: string): name is Style => name in STYLES;

const isText = (value: object): boolean => {
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => LANGUAGES.includes(key));
};

/** The same value, with texts in some languages only. */
function inLanguages(value: unknown, languages: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguages(item, languages));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).filter(
    ([key]) => !isText(value) || languages.includes(key),
  );
  return Object.fromEntries(entries.map(([key, child]) => [key, inLanguages(child, languages)]));
}

/** What a style adds to a manifest: the composition of its pages and menus, in the brand's languages. */
export const styleOf = (style: Style, languages: readonly string[]): Partial<BrandManifest> =>
  // The files are checked against the schema by the tests.
  inLanguages(STYLES[style], languages) as Partial<BrandManifest>;
