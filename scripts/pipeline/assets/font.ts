import type { Typeface } from '#src/brand/resolved.generated.ts';
import { cssString } from './cssString.ts';
import { addAsset, type SiteFiles, stem } from './files.ts';

/** One of a brand's typefaces in the site. */
export interface BuiltFont extends Pick<Typeface, 'family' | 'weight'> {
  bytes: Uint8Array;
  /** The address of its file. */
  href: string;
  /** The `@font-face` rule: text shows in the fallback until the font loads. */
  css: string;
}

/** Adds the font's file to the site. */
export function addFont(
  files: SiteFiles,
  { file, family, weight }: Typeface,
  bytes: Uint8Array,
): BuiltFont {
  const href = addAsset(files, `${stem(file)}.woff2`, bytes);
  const rules = [
    `font-family:${cssString(family)}`,
    `src:url("${href}") format("woff2")`,
    `font-weight:${weight}`,
    'font-display:swap',
  ];
  return { family, weight, bytes, href, css: `@font-face{${rules.join(';')}}` };
}
