import type { Palette } from '../palette.ts';
import { around, at, box, circle, path, pieces, ring } from '../svg.ts';
import type { Emblem } from './treasures.ts';

const PIPS = {
  heart: 'M0 14C-20 0-16-14-8-14-4-14-1-11 0-8 1-11 4-14 8-14 16-14 20 0 0 14Z',
  spade: 'M0-16C20-2 16 10 8 10 5 10 3 9 2 7L5 16H-5L-2 7C-3 9-5 10-8 10-16 10-20-2 0-16Z',
  diamond: 'M0-16L11 0 0 16-11 0Z',
  club: 'M-5 16L-2 6A8 8 0 1 1-7-4 8 8 0 1 1 7-4 8 8 0 1 1 2 6L5 16Z',
};

/** A playing card with one large pip, turned about its foot. */
const playingCard = (p: Palette, turn: number, pip: keyof typeof PIPS, ink: string) =>
  `<g transform="rotate(${turn} 0 60)">${box(-26, -42, 52, 76, 7, p.shade)}${box(-26, -44, 52, 76, 7, p.paper)}` +
  `${at(0, -6, path(PIPS[pip], ink))}${at(-17, -33, path(PIPS[pip], ink), ' scale(.4)')}${at(17, 21, path(PIPS[pip], ink), ' scale(-.4)')}</g>`;

export const cards: Emblem = (p) =>
  playingCard(p, -24, 'spade', p.night) +
  playingCard(p, 0, 'heart', p.counter) +
  playingCard(p, 24, 'club', p.counterShade);

export const hand: Emblem = (p) =>
  playingCard(p, -12, 'diamond', p.counter) + playingCard(p, 14, 'spade', p.night);

export const duel: Emblem = (p) =>
  at(-30, 0, playingCard(p, 0, 'club', p.night), ' rotate(-8)') +
  at(30, 0, playingCard(p, 0, 'diamond', p.counter), ' rotate(8)') +
  circle(0, -4, 15, p.night) +
  circle(0, -4, 12, p.body) +
  path('M0-13l3 6 6 3-6 3-3 6-3-6-6-3 6-3z', p.paper);

export const wheel: Emblem = (p) =>
  circle(0, 0, 50, p.shade) +
  circle(0, 0, 46, p.night) +
  ring(37, 16, p.paper, pieces(37, 12)) +
  `<g transform="rotate(15)">${ring(37, 16, p.counter, pieces(37, 12))}</g>` +
  ring(28, 3, p.body) +
  circle(0, 0, 24, p.body) +
  around('e', 4, path('M-4 0L0-24 4 0Z', p.light)) +
  circle(0, 0, 9, p.paper) +
  circle(27, -27, 6, p.paper);

const pip = (x: number, y: number, fill: string) => circle(x, y, 5, fill);

export const dice: Emblem = (p) =>
  `<g transform="translate(-20 8) rotate(-14)">${box(-26, -26, 52, 56, 10, p.shade)}${box(-26, -28, 52, 52, 10, p.paper)}` +
  `${[
    [-13, -15],
    [13, -15],
    [0, -2],
    [-13, 11],
    [13, 11],
  ]
    .map(([x = 0, y = 0]) => pip(x, y, p.counter))
    .join('')}</g>` +
  `<g transform="translate(24 -16) rotate(18)">${box(-21, -21, 42, 46, 9, p.shade)}${box(-21, -23, 42, 42, 9, p.light)}` +
  `${[
    [-10, -12],
    [10, 8],
    [0, -2],
  ]
    .map(([x = 0, y = 0]) => pip(x, y, p.night))
    .join('')}</g>`;
