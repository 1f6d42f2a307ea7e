import { buildTheme } from '../theme/buildTheme.ts';
import { THEMES } from '../theme/layers.ts';
import { veilOf } from '../theme/veil.ts';
import { type BrandCheck, inManifest, lookup } from './check.ts';
import type { Diagnostic } from './diagnostic.ts';
import { measuresOf } from './look.ts';
import { themesOf } from './themes.ts';

const BACKGROUND = ['branding', 'look', 'background'];
const PICTURE = ['branding', 'look', 'backgroundPicture'];

/** The themes whose texts are legible on no picture, however dense its veil. */
async function hiding({ source, resolved }: BrandCheck): Promise<Diagnostic['text'][]> {
  const { values } = await buildTheme(source.tokens, themesOf(resolved), measuresOf(resolved));
  return THEMES.filter((theme) => values[theme] && veilOf(values[theme]) === undefined);
}

/** A picture behind the page is named where it is shown, and words on it can be legible. */
export async function background(check: BrandCheck): Promise<Diagnostic[]> {
  const isShown = lookup(check.resolved, BACKGROUND) === 'picture';
  const picture = lookup(check.resolved, PICTURE);
  const found = (path: string[], text: string, reason: string, suggestion?: string) => [
    inManifest(check, path, { rule: 'background', text, reason, suggestion }),
  ];
  if (isShown && picture === undefined) {
    const reason = 'The background is a picture, but the manifest names no picture.';
    return found(BACKGROUND, '"picture"', reason, 'name it in `branding.look.backgroundPicture`');
  }
  if (typeof picture !== 'string') return [];
  if (!isShown) {
    const reason = 'The picture is not shown: the background is another.';
    return found(PICTURE, `"${picture}"`, reason, 'set `branding.look.background` to "picture"');
  }
  const [theme] = await hiding(check);
  if (theme === undefined) return [];
  const reason = `In ${theme}, texts on color.surface.canvas have so little contrast to spare that the picture would have to be hidden.`;
  return found(
    PICTURE,
    `"${picture}"`,
    reason,
    'give the texts more contrast, or choose a pattern',
  );
}
