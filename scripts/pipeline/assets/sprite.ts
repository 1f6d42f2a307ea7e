import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '#scripts/roots/roots.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { SECTION_ICONS } from '#src/platform/endpoints/games/sectionIcons.ts';
import { addAsset, type SiteFiles } from './files.ts';
import { iconSymbol } from './iconSymbol.ts';

type Look = ResolvedBrand['branding']['look'];

/** The sprites of the sets of icons, as the project has them. */
const SPRITES: Record<Look['icons'], string> = {
  line: 'sprite.generated.svg',
  solid: 'solid.generated.svg',
  duo: 'duo.generated.svg',
};

/** The sections for which a brand has an icon of its own, with its file. */
function ownIcons({ categories = {} }: Pick<Look, 'categories'>): [string, string][] {
  const art = new Map(Object.entries(categories));
  return Object.entries(SECTION_ICONS).flatMap(([section, name]): [string, string][] => {
    const icon = art.get(section)?.icon;
    return icon === undefined ? [] : [[name, icon]];
  });
}

/**
 * Adds the sprite of a brand's icons to its site: its set, with its own icons of categories in place of the set's. Undefined where it has
 * the platform's own alone, which come with the compiled app.
 * @param read reads a file of the brand
 */
export async function addSprite(
  files: SiteFiles,
  look: Pick<Look, 'icons' | 'categories'>,
  read: (path: string) => Promise<Uint8Array>,
): Promise<string | undefined> {
  const own = ownIcons(look);
  if (look.icons === 'line' && own.length === 0) return undefined;
  let sprite = await readFile(join(ROOT, 'src/ui/icons', SPRITES[look.icons]), 'utf8');
  for (const [name, path] of own) {
    const symbol = iconSymbol(name, Buffer.from(await read(path)).toString('utf8'));
    sprite = sprite.replace(new RegExp(`<symbol id="${name}".*?</symbol>`, 's'), () => symbol);
  }
  return addAsset(files, 'icons.svg', Buffer.from(sprite));
}
