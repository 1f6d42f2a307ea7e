import { join, relative, sep } from 'node:path';
import { derivePalette } from '#scripts/brand/palette/derive.ts';
import { ROOT } from '#scripts/pipeline/paths.ts';
import type { Answers } from './answers.ts';
import { BANNER_SIZES, type BannerGroup, bannerSvg } from './art/banners.ts';
import { iconSvg, logoSvg } from './art/marks.ts';
import { shadesOf } from './art/shades.ts';
import { json } from './json.ts';
import { bannerFile, manifestOf } from './manifest.ts';

/**
 * The address of a schema from a folder of the brand, for editors: relative, so that it names no place of this machine and stays valid
 * while the brands and the project keep their relative places.
 */
const schemaFrom = (folder: string, schema: string): string =>
  relative(folder, join(ROOT, 'schemas', schema))
    .split(sep)
    .join('/');

const jsonFile = (value: unknown) => `${json(value)}\n`;

/** Every file of a new brand, by its path in the brand's folder `dir`. */
export function filesOf(answers: Answers, dir: string): Map<string, string> {
  const { name, primary, logo } = answers;
  const shades = shadesOf(primary);
  const files = new Map([
    ['brand.json', jsonFile(manifestOf(answers, schemaFrom(dir, 'brand.schema.json')))],
    ['assets/logo.svg', logo ?? logoSvg(name, shades)],
    ['assets/icon.svg', iconSvg(name, shades)],
  ]);
  for (const group of Object.keys(BANNER_SIZES) as BannerGroup[]) {
    files.set(bannerFile(group), bannerSvg(name, group, shades));
  }
  const $schema = schemaFrom(join(dir, 'tokens'), 'tokens.schema.json');
  for (const [file, tokens] of Object.entries(derivePalette(primary))) {
    files.set(`tokens/${file}.json`, jsonFile({ $schema, ...tokens }));
  }
  return files;
}
