import sharp, { type Sharp } from 'sharp';
import type { BuiltPicture } from '#src/brand/page.ts';
import type { Cached } from './cache.ts';
import { addAsset, type SiteFiles, stem } from './files.ts';

/** Modern formats, best first. The effort is what a build can afford per picture, not the maximum. */
const FORMS = [
  { type: 'image/avif', ending: 'avif', options: { quality: 50, effort: 2 } },
  { type: 'image/webp', ending: 'webp', options: { quality: 74, effort: 3 } },
] as const;

const JPEG = { quality: 80, progressive: true } as const;
const PNG = { compressionLevel: 9, palette: true, effort: 4 } as const;

/** The widths of at most `full` pixels to offer, and `full` itself if the picture is smaller than the widest. */
export function widthsWithin(widths: readonly number[], full: number): number[] {
  const widest = Math.min(full, widths.at(-1) ?? full);
  return [...widths.filter((width) => width < widest), widest];
}

type Encode = (image: Sharp) => Sharp;

/**
 * Encodes a photo or drawing at several widths as AVIF and WebP, with a JPEG (PNG if it is transparent) in the middle width as the
 * fallback. Sizes are CSS pixels of the source.
 * @throws if the bytes are not a picture
 */
export async function addRaster(
  files: SiteFiles,
  path: string,
  bytes: Uint8Array,
  widths: readonly number[],
  cached: Cached,
): Promise<BuiltPicture> {
  const { autoOrient, hasAlpha } = await sharp(bytes).metadata();
  const offered = widthsWithin(widths, autoOrient.width);
  const add = async (width: number, ending: string, options: object, encode: Encode) => {
    const made = await cached(bytes, { step: 'raster', width, ending, options }, () =>
      encode(sharp(bytes).autoOrient().resize({ width })).toBuffer(),
    );
    return addAsset(files, `${stem(path)}-${width}.${ending}`, made);
  };
  const sources = await Promise.all(
    FORMS.map(async ({ type, ending, options }) => {
      const entries = offered.map(async (width) => {
        const address = await add(width, ending, options, (image) => image[ending](options));
        return `${address} ${width}w`;
      });
      return { type, srcset: (await Promise.all(entries)).join(', ') };
    }),
  );
  const middle = offered[Math.floor((offered.length - 1) / 2)] ?? autoOrient.width;
  const src = hasAlpha
    ? await add(middle, 'png', PNG, (image) => image.png(PNG))
    : await add(middle, 'jpg', JPEG, (image) => image.jpeg(JPEG));
  return { src, width: autoOrient.width, height: autoOrient.height, sources };
}
