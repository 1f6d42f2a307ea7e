import sharp from 'sharp';
import { type Config, optimize } from 'svgo/browser';
import type { BuiltPicture } from '#src/brand/page.ts';
import type { Cached } from './cache.ts';
import { addAsset, type SiteFiles, stem } from './files.ts';
import { removeForbidden } from './removeForbidden.ts';

/** Cleans without visible change: the view box stays; scripts, handlers and references to elsewhere go. */
const CLEAN: Config = {
  multipass: false,
  plugins: [removeForbidden, 'preset-default'],
};

/** The text of an SVG without editor data, and without anything that runs or fetches. */
export const cleanText = (svg: string): string => optimize(svg, CLEAN).data;

/** An SVG without editor data, and without anything that runs or fetches. */
export function cleanSvg(bytes: Uint8Array, cached: Cached): Promise<Uint8Array> {
  return cached(bytes, { step: 'svg', ...CLEAN }, async () =>
    Buffer.from(cleanText(Buffer.from(bytes).toString('utf8'))),
  );
}

/** Cleans an SVG and adds it to the site, with the size from its view box. */
export async function addSvg(
  files: SiteFiles,
  path: string,
  bytes: Uint8Array,
  cached: Cached,
): Promise<BuiltPicture> {
  const clean = await cleanSvg(bytes, cached);
  const { width, height } = await sharp(clean).metadata();
  return { src: addAsset(files, `${stem(path)}.svg`, clean), width, height, sources: [] };
}
