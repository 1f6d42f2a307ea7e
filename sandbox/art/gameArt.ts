import { palette } from './palette.ts';

/** What a picture is drawn from. */
export interface ArtSubject {
  code: string;
  type: string;
  classify: string;
  emblem: string;
}

/** The picture of a game: an SVG, the same for the same game. */
export function gameArt({ code }: ArtSubject, shape: 'card' | 'wide'): string {
  const p = palette(code);
  const [w, h] = shape === 'wide' ? [640, 360] : [300, 400];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}"><rect width="${w}" height="${h}" fill="${p.dusk}"/><circle cx="${w / 2}" cy="${h / 2}" r="90" fill="${p.body}"/></svg>`;
}
