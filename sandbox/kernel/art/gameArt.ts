import { createRandom } from '#sandbox/kernel/random.ts';
import { emblemOf } from './emblems/emblems.ts';
import { motifOf } from './motifs/motifOf.ts';
import { type Palette, palette } from './palette.ts';
import { type Frame, sceneOf } from './scenes.ts';
import { at, box, faded, short } from './svg.ts';

/** The input of a game's picture. */
export interface ArtSubject {
  code: string;
  type: string;
  classify: string;
  emblem: string;
}

const PORTRAIT_TYPES = new Set(['RNG', 'FISH']);

/** The size of a picture: 3:4 for cards of slots, crash and fish games, else 16:9. */
function frameOf(type: string, shape: 'card' | 'wide'): Frame {
  return shape === 'card' && PORTRAIT_TYPES.has(type)
    ? { width: 300, height: 400, x: 150, y: 190 }
    : { width: 640, height: 360, x: 320, y: 172 };
}

const background = (p: Palette, { width, height, x, y }: Frame) =>
  `<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${short(height * 0.75)}">` +
  `<stop stop-color="${p.glow}"/><stop offset=".5" stop-color="${p.field}"/><stop offset="1" stop-color="${p.edge}"/></radialGradient>` +
  box(0, 0, width, height, 0, 'url(#g)');

const shadow = (p: Palette, { x, y }: Frame) =>
  faded(0.28, `<ellipse cx="${x}" cy="${y + 112}" rx="72" ry="12" fill="${p.night}"/>`);

/** Crash games leave room for the climb. */
const emblemScale = (classify: string, { width, height }: Frame) =>
  classify === 'Crash' ? 1.7 : height > width ? 1.95 : 2.2;

/** The picture of a game: an SVG, the same for the same game. */
export function gameArt(
  { code, type, classify, emblem }: ArtSubject,
  shape: 'card' | 'wide',
): string {
  const p = palette(code, emblem);
  const frame = frameOf(type, shape);
  const number = Number(code.split('-').at(-1));
  const random = createRandom(`art ${code}`);
  const scene = sceneOf(number)(p, frame, random);
  const motif = motifOf(type, classify, number)(p, frame, random);
  const drawn = emblemOf(emblem)(p);
  const floats = type === 'FISH' || classify === 'Crash';
  const mirror = type === 'FISH' && number % 2 === 0;
  const size = short(emblemScale(classify, frame));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}">` +
    background(p, frame) +
    scene +
    motif.behind +
    (floats ? '' : shadow(p, frame)) +
    at(frame.x, frame.y, drawn, ` scale(${mirror ? '-' : ''}${size} ${size})`) +
    motif.before +
    '</svg>'
  );
}
