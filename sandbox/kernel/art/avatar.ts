import { hashText } from '#sandbox/kernel/random.ts';
import { circle, path } from './svg.ts';

/** The address of an avatar's picture. */
export const avatarPath = (avatar: number): string => `/art/avatars/${avatar}.svg`;

const SKIES = ['#1d3b53', '#5a2a3c', '#24513f', '#4a3a6a'];
const SUNS = ['#f2b84b', '#f4e4c1', '#e9765b'];
const HILLS = ['#2f6f73', '#8a4a5c', '#3f7f4f', '#7a6bb0'];

/** Picks one of the values by a number's bits from a place on. */
const chosen = (values: readonly string[], bits: number, place: number): string =>
  values[(bits >>> place) % values.length] ?? '';

/** The avatar picture of a number: a sun or moon over two hills, in colours and places derived from the number. */
export function avatarArt(avatar: number): string {
  const bits = hashText(`avatar ${avatar}`);
  const x = 24 + (bits % 48);
  const crest = 50 + ((bits >>> 9) % 16);
  const back = path(
    `M0 ${crest}Q30 ${crest - 24} 62 ${crest}T96 ${crest - 6}V96H0Z`,
    chosen(HILLS, bits, 7),
  );
  const front = path(
    `M0 ${crest + 20}Q44 ${crest - 2} 96 ${crest + 24}V96H0Z`,
    chosen(SKIES, bits, 21),
  );
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">' +
    `<rect width="96" height="96" fill="${chosen(SKIES, avatar, 0)}"/>` +
    `${circle(x, 22 + ((bits >>> 17) % 12), 9 + ((bits >>> 25) % 6), chosen(SUNS, avatar, 1))}${back}${front}</svg>`
  );
}
