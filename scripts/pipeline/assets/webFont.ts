import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { WebFont } from '#scripts/languages/languageFolders.ts';
import { cssString } from './cssString.ts';
import { addAsset, type SiteFiles } from './files.ts';

/** A file of a package that Livery depends on, wherever npm has put it. */
function packageFile(from: string, ...path: string[]): string {
  const file = findPackageJSON(from, import.meta.url);
  if (file === undefined) throw new Error(`The package ${from} is not installed.`);
  return join(dirname(file), ...path);
}

/** The weights that are downloaded, each for the ones near it, and what systems call them. */
const WEIGHTS = [
  { weight: 400, near: '100 500', name: 'Regular' },
  { weight: 700, near: '501 900', name: 'Bold' },
] as const;

/** The names by which systems know a font of a weight: by its full name or its PostScript name, never by its family. */
const localNames = (family: string, name: (typeof WEIGHTS)[number]['name']): string[] => [
  ...(name === 'Regular' ? [family] : []),
  `${family} ${name}`,
  `${family.replaceAll(' ', '')}-${name}`,
];

/** The characters of a font's subset, as `unicode-range` has them. */
function rangeOf({ package: from, subset }: WebFont): string {
  const ranges: Record<string, string> = JSON.parse(
    readFileSync(packageFile(from, 'unicode.json'), 'utf8'),
  );
  const range = ranges[subset];
  if (range === undefined) throw new Error(`${from} has no subset "${subset}".`);
  return range;
}

/** The file of a font in a weight. */
const webFontFile = ({ package: from, subset }: WebFont, weight: number): string =>
  packageFile(from, 'files', `${from.split('/').at(-1)}-${subset}-${weight}-normal.woff2`);

/**
 * Adds a script's font to a site: the device's own is used where it has one, and else a page that shows such letters downloads it, in the
 * weights that it shows.
 */
export function addWebFont(files: SiteFiles, font: WebFont): string {
  const range = rangeOf(font);
  return WEIGHTS.map(({ weight, near, name }) => {
    const file = webFontFile(font, weight);
    const href = addAsset(files, `${font.subset}-${weight}.woff2`, readFileSync(file));
    const own = [font.family, ...(font.local ?? [])].flatMap((each) => localNames(each, name));
    const sources = [
      ...own.map((each) => `local(${cssString(each)})`),
      `url("${href}") format("woff2")`,
    ];
    const rules = [
      `font-family:${cssString(font.family)}`,
      `src:${sources.join(',')}`,
      ...[`font-weight:${near}`, 'font-display:swap', `unicode-range:${range}`],
    ];
    return `@font-face{${rules.join(';')}}`;
  }).join('');
}
