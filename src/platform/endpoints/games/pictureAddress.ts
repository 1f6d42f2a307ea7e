import type { PageBrand } from '#src/brand/page.ts';
import { onePerLoad } from './onePerLoad.ts';

type PictureOrigins = Pick<PageBrand['platform'], 'imageCDNs' | 'baseUrl'>;

/**
 * The address of a platform picture on one of the CDNs, the same for the whole page load (S9.5). `path` comes from the platform; a full
 * address stays as it is.
 */
export function pictureAddress(path: string, { imageCDNs, baseUrl }: PictureOrigins): string {
  if (/^(https?:)?\/\//.test(path)) return path;
  const origin = onePerLoad(imageCDNs) ?? baseUrl;
  return `${origin.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
}
