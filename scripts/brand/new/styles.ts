import { textInEach } from '#scripts/languages/texts.ts';
import { isObject } from '#scripts/pipeline/jsonFile.ts';
import type { BrandManifest } from '#src/brand/manifest.ts';
import casino from './styles/casino.json' with { type: 'json' };
import lottery from './styles/lottery.json' with { type: 'json' };
import minimal from './styles/minimal.json' with { type: 'json' };
import sports from './styles/sports.json' with { type: 'json' };

const STYLES = { casino, sports, lottery, minimal };

export type Style = keyof typeof STYLES;

/** The styles that a new brand can start from. */
export const STYLE_NAMES = Object.keys(STYLES) as Style[];

export const isStyle = (name: string): name is Style => name in STYLES;

/** The same value with texts in place of the messages that it names, in some languages. */
function inLanguages(value: unknown, languages: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguages(item, languages));
  if (!isObject(value)) return value;
  if (typeof value.message === 'string') {
    return textInEach(languages, 'operator/brandStyles', value.message);
  }
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, child]) => [key, inLanguages(child, languages)]));
}

/** What a style adds to a manifest: the composition of its pages and menus, in the brand's languages. */
export const styleOf = (style: Style, languages: readonly string[]): Partial<BrandManifest> =>
  // The files are checked against the schema by the tests.
  inLanguages(STYLES[style], languages) as Partial<BrandManifest>;
