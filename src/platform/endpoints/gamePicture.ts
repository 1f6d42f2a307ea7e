import type { PageBrand } from '#src/brand/page.ts';

type PictureOrigins = Pick<PageBrand['platform'], 'imageCDNs' | 'baseUrl'>;

const chosen = new WeakMap<PictureOrigins, string>();

/** The origin that pictures come from: one of the CDNs at random, the same for the whole load (S9.5). */
function originOf(platform: PictureOrigins): string {
  const known = chosen.get(platform);
  if (known !== undefined) return known;
  const { imageCDNs, baseUrl } = platform;
  const origin = imageCDNs[Math.floor(Math.random() * imageCDNs.length)] ?? baseUrl;
  chosen.set(platform, origin);
  return origin;
}

/** The address of a picture of the platform. `path` is what the platform gave; a whole address stays as it is. */
export function pictureAddress(path: string, platform: PictureOrigins): string {
  if (/^(https?:)?\/\//.test(path)) return path;
  return `${originOf(platform).replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}
