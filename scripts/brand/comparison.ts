import { isDeepStrictEqual } from 'node:util';
import { columns, paint } from '#scripts/command/io.ts';
import { isObject } from '#scripts/pipeline/jsonFile.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { blockChanges, pageChanges } from './blockChanges.ts';
import { frameChanges } from './frameChanges.ts';
import { lookChanges } from './lookChanges.ts';
import { typefaceChanges } from './typefaceChanges.ts';

/** The values whose difference is worded: lists of blocks or of menu entries, the look and the typefaces. */
const WORDED =
  /^(pages\.(?!own\b)|frame\.(header|menu|bottomBar|footer)\b|branding\.(look|displayFont|textFont)\b)/;

/** One value in which two brands differ; null if a brand lacks it. */
export interface Difference {
  path: string;
  a: unknown;
  b: unknown;
}

/** Everything in which brands can differ: values, tokens, messages. */
export interface WholeBrand {
  brand: ResolvedBrand;
  tokens: unknown;
  messages: unknown;
}

/** The differences of two brands: sentences about ordered lists and the look, the rest value by value. */
export interface Comparison {
  home: string[];
  pages: string[];
  frame: string[];
  look: string[];
  manifest: Difference[];
  tokens: Difference[];
  messages: Difference[];
}

/** Lists count as one value: their order and length matter. */
export function differences(a: unknown, b: unknown, path = ''): Difference[] {
  if (isDeepStrictEqual(a, b)) return [];
  if (a === undefined && isObject(b) && Object.keys(b).length > 0) return differences({}, b, path);
  if (b === undefined && isObject(a) && Object.keys(a).length > 0) return differences(a, {}, path);
  if (!isObject(a) || !isObject(b)) return [{ path, a: a ?? null, b: b ?? null }];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) => differences(a[key], b[key], path ? `${path}.${key}` : key));
}

/** The differences of the second brand from the first. */
export const comparison = (left: WholeBrand, right: WholeBrand): Comparison => ({
  home: blockChanges(left.brand.pages.home, right.brand.pages.home),
  pages: pageChanges(left.brand.pages, right.brand.pages),
  frame: frameChanges(left.brand.frame, right.brand.frame),
  look: [
    ...lookChanges(left.brand.branding.look, right.brand.branding.look),
    ...typefaceChanges(left.brand.branding, right.brand.branding),
  ],
  manifest: differences(left.brand, right.brand).filter(({ path }) => !WORDED.test(path)),
  tokens: differences(left.tokens, right.tokens),
  messages: differences(left.messages, right.messages),
});

/** How many characters of a value a table shows, and how many of them before the first that differs. */
const SHOWN = 60;
const LEAD = 20;

const jsonOf = (value: unknown): string[] => [...(value === null ? '–' : JSON.stringify(value))];

/** Two values for a table. Of long ones the part where they begin to differ, so that no two cells of a row look the same. */
function shown(a: unknown, b: unknown): [a: string, b: string] {
  const [left, right] = [jsonOf(a), jsonOf(b)];
  const same = left.findIndex((sign, at) => sign !== right[at]);
  const from = same > SHOWN - LEAD ? same - LEAD : 0;
  const part = (text: readonly string[]) => {
    const rest = from > 0 ? ['…', ...text.slice(from)] : text;
    return (rest.length > SHOWN ? [...rest.slice(0, SHOWN - 1), '…'] : rest).join('');
  };
  return [part(left), part(right)];
}

function table(title: string, rows: readonly Difference[], a: string, b: string): string {
  if (rows.length === 0) return '';
  const lines = rows.map((row) => [row.path, ...shown(row.a, row.b)]);
  const [head, ...rest] = columns([[title, a, b], ...lines]).split('\n');
  return `${[paint('bold', head ?? ''), ...rest].join('\n')}\n`;
}

/** The changes that make one brand's page the other's, one a line. */
const sentences = (title: string, changes: readonly string[], b: string): string =>
  changes.length === 0
    ? ''
    : `${paint('bold', title)}\n${changes.map((change) => `${b} ${change}`).join('\n')}\n`;

/** A comparison in words and tables; empty if there is no difference. */
export function worded(found: Comparison, a: string, b: string): string {
  const { home, pages, frame, look, manifest, tokens, messages } = found;
  const rows = { MANIFEST: manifest, TOKENS: tokens, MESSAGES: messages };
  const tables = Object.entries(rows).map(([title, list]) => table(title, list, a, b));
  const told = { 'HOME PAGE': home, 'OTHER PAGES': pages, FRAME: frame, LOOK: look };
  return [
    ...Object.entries(told).map(([title, changes]) => sentences(title, changes, b)),
    ...tables,
  ]
    .filter((part) => part !== '')
    .join('\n')
    .trimEnd();
}
