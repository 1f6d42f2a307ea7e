import { hashOf, seeded } from '../seeded.ts';
import { MOTIFS } from './motifs.ts';
import type { Shades } from './shades.ts';

/** The banner groups (S3.3) with the size of the picture made for each, in px. */
export const BANNER_SIZES = {
  w_home: [1440, 480],
  w_login: [720, 960],
  w_register: [720, 960],
  w_forget: [720, 480],
  w_leftmenu: [480, 240],
} as const;

export type BannerGroup = keyof typeof BANNER_SIZES;

/** A banner of pure geometry. The name decides the motif; no two groups of a brand share one. */
export function bannerSvg(name: string, group: BannerGroup, shades: Shades): string {
  const [width, height] = BANNER_SIZES[group];
  const turn = Object.keys(BANNER_SIZES).indexOf(group) + hashOf(name);
  const motif = MOTIFS[turn % MOTIFS.length];
  const random = seeded(`${name} ${group}`);
  const sky = `<linearGradient id="sky" x2="1" y2="1"><stop stop-color="${shades.night}"/><stop offset="1" stop-color="${shades.deep}"/></linearGradient>`;
  const ground = `<rect width="${width}" height="${height}" fill="url(#sky)"/>`;
  const picture = motif?.({ width, height, shades, random }) ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${sky}</defs>${ground}${picture}</svg>\n`;
}
