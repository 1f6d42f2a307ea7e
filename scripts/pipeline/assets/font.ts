import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { cssString } from './cssString.ts';
import { addAsset, type SiteFiles, stem } from './files.ts';

type DisplayFont = NonNullable<ResolvedBrand['branding']['displayFont']>;

/** A brand's display font in the site. */
export interface BuiltFont extends Pick<DisplayFont, 'family' | 'weight'> {
  bytes: Uint8Array;
  /** The `@font-face` rule: text shows in the fallback until the font loads. */
  css: string;
}

/** Adds the font's file to the site. */
export function addFont(
  files: SiteFiles,
  { file, family, weight }: DisplayFont,
  bytes: Uint8Array,
): BuiltFont {
  const href = addAsset(files, `${stem(file)}.woff2`, bytes);
  const rules = [
    `font-family:${cssString(family)}`,
    `src:url("${href}") format("woff2")`,
    `font-weight:${weight}`,
    'font-display:swap',
  ];
  return { family, weight, bytes, css: `@font-face{${rules.join(';')}}` };
}
