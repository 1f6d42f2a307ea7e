import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { addAsset, type SiteFiles, stem } from './files.ts';

type DisplayFont = NonNullable<ResolvedBrand['branding']['displayFont']>;

/** A brand's display face in the site. */
export interface BuiltFont {
  href: string;
  /** The `@font-face` rule: the text shows in the fallback until the face is there. */
  css: string;
}

/** A CSS string, in double quotes. */
const cssString = (text: string): string =>
  `"${text.replace(/["\\\n\r\f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/** Adds the font's file to the site. */
export function addFont(files: SiteFiles, font: DisplayFont, bytes: Uint8Array): BuiltFont {
  const href = addAsset(files, `${stem(font.file)}.woff2`, bytes);
  const rules = [
    `font-family:${cssString(font.family)}`,
    `src:url("${href}") format("woff2")`,
    `font-weight:${font.weight}`,
    'font-display:swap',
  ];
  return { href, css: `@font-face{${rules.join(';')}}` };
}
