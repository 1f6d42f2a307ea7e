import type { PageBrand } from '#src/brand/page.ts';
import { onePerLoad } from './onePerLoad.ts';

type PictureOrigins = Pick<PageBrand['platform'], 'imageCDNs' | 'baseUrl'>;

/**
 * The address of a picture of the platform, on one of the CDNs, the same for the whole load (S9.5). `path` is what the platform gave; a
 * whole address stays as it is.
 */
export function pictureAddress(path: string, { imageCDNs, baseUrl }: PictureOrigins): string {
  if (/^(https?:)?\/\//.test(path)) return path;
  const origin = onePerLoad(imageCDNs) ?? baseUrl;
  return `${origin.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}
