import sharp from 'sharp';
import type { Cached } from './cache.ts';
import { addAsset, type SiteFiles } from './files.ts';

/** The size of link previews, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const JPEG = { quality: 78 } as const;

/** The maximum width of a mark on the picture, in pixels. */
const MARK_SIZE = 420;

/**
 * The preview picture of shared links: a banner cropped to size, or the brand's icon on its background if it has no banner. Previews take
 * no SVG and no AVIF, so it is a JPEG.
 */
export async function addShareImage(
  files: SiteFiles,
  source: { banner: Uint8Array } | { icon: Uint8Array; background: string },
  cached: Cached,
): Promise<string> {
  const make = async () => {
    if ('banner' in source) {
      return sharp(source.banner)
        .autoOrient()
        .resize({ ...SHARE_SIZE, fit: 'cover' })
        .jpeg(JPEG)
        .toBuffer();
    }
    const { background } = source;
    const mark = await sharp(source.icon, { density: 150 })
      .resize({ width: MARK_SIZE, height: MARK_SIZE, fit: 'inside' })
      .toBuffer();
    return sharp({ create: { ...SHARE_SIZE, channels: 3, background } })
      .composite([{ input: mark }])
      .jpeg(JPEG)
      .toBuffer();
  };
  const input = 'banner' in source ? source.banner : source.icon;
  const background = 'banner' in source ? null : source.background;
  const bytes = await cached(
    input,
    { step: 'share', SHARE_SIZE, MARK_SIZE, JPEG, background },
    make,
  );
  return addAsset(files, 'share.jpg', bytes);
}
