import { join } from 'node:path';
import { derivePalette } from '#scripts/brand/palette/derive.ts';
import { schemaAddress } from '#scripts/roots/schemaAddress.ts';
import type { Answers } from './answers.ts';
import { BANNER_SIZES, type BannerGroup, bannerSvg } from './art/banners.ts';
import { iconSvg, logoSvg } from './art/marks.ts';
import { shadesOf } from './art/shades.ts';
import { json } from './json.ts';
import { bannerFile, manifestOf } from './manifest.ts';

const jsonFile = (value: unknown) => `${json(value)}\n`;

/** Every file of a new brand, by its path in the brand's folder `dir`. */
export function filesOf(answers: Answers, dir: string): Map<string, string> {
  const { name, primary, logo } = answers;
  const shades = shadesOf(primary);
  const files = new Map([
    ['brand.json', jsonFile(manifestOf(answers, schemaAddress(dir, 'brand.schema.json')))],
    ['assets/logo.svg', logo ?? logoSvg(name, shades)],
    ['assets/icon.svg', iconSvg(name, shades)],
  ]);
  for (const group of Object.keys(BANNER_SIZES) as BannerGroup[]) {
    files.set(bannerFile(group), bannerSvg(name, group, shades));
  }
  const $schema = schemaAddress(join(dir, 'tokens'), 'tokens.schema.json');
  for (const [file, tokens] of Object.entries(derivePalette(primary))) {
    files.set(`tokens/${file}.json`, jsonFile({ $schema, ...tokens }));
  }
  return files;
}
