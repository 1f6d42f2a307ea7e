import sharp from 'sharp';
import type { Cached } from './cache.ts';
import { addAsset, type SiteFiles } from './files.ts';
import { cleanSvg } from './svg.ts';

/** The icons of the browser's tab, the home screen and the installed app: addresses in the site. */
export interface Icons {
  svg: string;
  apple: string;
  png192: string;
  png512: string;
  maskable: string;
}

/** The share of a maskable icon's side that every launcher shows. */
const SAFE_ZONE = 0.8;

/** librsvg renders at 72 dots per inch by default. */
const BASE_DENSITY = 72;

const PNG = { compressionLevel: 7, adaptiveFiltering: false } as const;

async function draw(svg: Uint8Array, size: number, inner: number, background: string | undefined) {
  const { width, height } = await sharp(svg).metadata();
  const density = (BASE_DENSITY * inner) / Math.max(width, height);
  const before = Math.floor((size - inner) / 2);
  const after = size - inner - before;
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const icon = sharp(svg, { density: Math.min(Math.max(density, 1), 2400) })
    .resize({ width: inner, height: inner, fit: 'contain', background: clear })
    .extend({
      top: before,
      left: before,
      bottom: after,
      right: after,
      background: background ?? clear,
    });
  return (background ? icon.flatten({ background }) : icon).png(PNG).toBuffer();
}

/**
 * Renders a brand's icon in every size for browsers and launchers. Without transparency, its ground is `background`, a CSS colour.
 * @throws if the icon is not a renderable SVG
 */
export async function addIcons(
  files: SiteFiles,
  bytes: Uint8Array,
  background: string,
  cached: Cached,
): Promise<Icons> {
  const svg = await cleanSvg(bytes, cached);
  const add = async (name: string, size: number, share: number, ground?: string) => {
    const inner = Math.round(size * share);
    const recipe = { step: 'icon', size, inner, ground: ground ?? null, PNG };
    return addAsset(files, name, await cached(svg, recipe, () => draw(svg, size, inner, ground)));
  };
  return {
    svg: addAsset(files, 'icon.svg', svg),
    apple: await add('icon-180.png', 180, 1, background),
    png192: await add('icon-192.png', 192, 1),
    png512: await add('icon-512.png', 512, 1),
    maskable: await add('icon-maskable-512.png', 512, SAFE_ZONE, background),
  };
}
