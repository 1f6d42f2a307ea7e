import { isDeepStrictEqual } from 'node:util';
import { EXIT, type Exit } from '#scripts/command/exit.ts';
import { asJson, columns, type Io, paint } from '#scripts/command/io.ts';
import { readNamed } from '#scripts/pipeline/brands.ts';
import { isObject } from '#scripts/pipeline/jsonFile.ts';
import type { BrandSource } from '#scripts/pipeline/readBrand.ts';
import { resolveBrand } from '#scripts/pipeline/resolve.ts';
import { buildTheme } from '#scripts/pipeline/theme/buildTheme.ts';
import { measuresOf } from '#scripts/pipeline/validate/look.ts';
import { report } from '#scripts/pipeline/validate/report.ts';
import { syntaxDiagnostics } from '#scripts/pipeline/validate/syntax.ts';
import { themesOf } from '#scripts/pipeline/validate/themes.ts';
import { blockChanges, pageChanges } from './blockChanges.ts';
import { frameChanges } from './frameChanges.ts';
import { lookChanges } from './lookChanges.ts';
import type { CommonOptions } from './options.ts';

/** The values whose difference is worded: lists of blocks or of menu entries, and the look. */
const WORDED = /^(pages\.(?!own\b)|frame\.(header|menu|bottomBar|footer)\b|branding\.look\b)/;

/** One value in which two brands differ; null if a brand lacks it. */
interface Difference {
  path: string;
  a: unknown;
  b: unknown;
}

/** Lists count as one value: their order and length matter. */
function differences(a: unknown, b: unknown, path: string): Difference[] {
  if (isDeepStrictEqual(a, b)) return [];
  if (!isObject(a) || !isObject(b)) return [{ path, a: a ?? null, b: b ?? null }];
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].flatMap((key) => differences(a[key], b[key], path ? `${path}.${key}` : key));
}

/** Everything in which brands can differ: values, tokens, messages. */
async function wholeOf(source: BrandSource) {
  const brand = resolveBrand(source.manifest.value ?? {});
  const { values } = await buildTheme(source.tokens, themesOf(brand), measuresOf(brand));
  const locales = Object.entries(source.locales).map(([language, file]) => [language, file.value]);
  return { brand, tokens: { ...values }, messages: Object.fromEntries(locales) };
}

const shown = (value: unknown): string => {
  const text = value === null ? '–' : JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};

function table(title: string, rows: readonly Difference[], a: string, b: string): string {
  if (rows.length === 0) return '';
  const lines = rows.map((row) => [row.path, shown(row.a), shown(row.b)]);
  const [head, ...rest] = columns([[title, a, b], ...lines]).split('\n');
  return `${[paint('bold', head ?? ''), ...rest].join('\n')}\n`;
}

/** The changes that make one brand's page the other's, one a line. */
const sentences = (title: string, changes: readonly string[], b: string): string =>
  changes.length === 0
    ? ''
    : `${paint('bold', title)}\n${changes.map((change) => `${b} ${change}`).join('\n')}\n`;

/** `diff A B`: how two resolved brands, their tokens and messages differ. */
export async function diff(a: string, b: string, options: CommonOptions, io: Io): Promise<Exit> {
  const sources = [await readNamed(options.brands, a), await readNamed(options.brands, b)];
  const broken = sources.flatMap(({ manifest }) => syntaxDiagnostics(manifest));
  if (broken.length > 0) {
    io.err(report(broken));
    return EXIT.invalid;
  }
  const [left, right] = await Promise.all(sources.map(wholeOf));
  const home = blockChanges(left?.brand.pages.home ?? [], right?.brand.pages.home ?? []);
  const pages = left && right ? pageChanges(left.brand.pages, right.brand.pages) : [];
  const frame = left && right ? frameChanges(left.brand.frame, right.brand.frame) : [];
  const look =
    left && right ? lookChanges(left.brand.branding.look, right.brand.branding.look) : [];
  const manifest = differences(left?.brand, right?.brand, '').filter(
    ({ path }) => !WORDED.test(path),
  );
  const tokens = differences(left?.tokens, right?.tokens, '');
  const messages = differences(left?.messages, right?.messages, '');
  if (options.json) io.out(asJson({ a, b, home, pages, frame, look, manifest, tokens, messages }));
  else {
    const rows = { MANIFEST: manifest, TOKENS: tokens, MESSAGES: messages };
    const tables = Object.entries(rows).map(([title, list]) => table(title, list, a, b));
    const worded = { 'HOME PAGE': home, 'OTHER PAGES': pages, FRAME: frame, LOOK: look };
    const told = Object.entries(worded).map(([title, changes]) => sentences(title, changes, b));
    const text = [...told, ...tables]
      .filter((part) => part !== '')
      .join('\n')
      .trimEnd();
    io.out(text || `${a} and ${b} do not differ.`);
  }
  return EXIT.fine;
}
