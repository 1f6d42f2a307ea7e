import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** The folder of the icons, one file each. */
const ICONS_DIR = 'src/ui/icons';

const OUTER = /^<svg [^>]*viewBox="0 0 24 24"[^>]*>\s*([\s\S]*?)\s*<\/svg>\s*$/;
const STROKE =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"';

/** The files of the platform's own icons, sorted. */
export const iconFiles = (root: string): string[] =>
  readdirSync(join(root, ICONS_DIR))
    .filter((file) => file.endsWith('.svg') && !file.includes('.generated.'))
    .sort();

/**
 * One sprite of all icons, with a symbol for each.
 * @throws if a file is not a 24 × 24 SVG
 */
export function iconSprite(root: string): string {
  const symbols = iconFiles(root).map((file) => {
    const drawing = OUTER.exec(readFileSync(join(root, ICONS_DIR, file), 'utf8'))?.[1];
    if (drawing === undefined) throw new Error(`${file} is not an <svg> with viewBox 0 0 24 24`);
    return `<symbol id="${basename(file, '.svg')}" ${STROKE}>${drawing}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>\n`;
}

/** The type of the icons' names. */
export function iconNames(root: string): string {
  const list = iconFiles(root).map((file) => `  '${basename(file, '.svg')}',`);
  return `/** Generated from ${ICONS_DIR}/*.svg by \`npm run codegen\`. Do not edit. */

/** Every icon of the sprite. */
export const ICON_NAMES = [
${list.join('\n')}
] as const;

export type IconName = (typeof ICON_NAMES)[number];
`;
}
