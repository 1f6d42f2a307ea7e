import type { Palette } from '../palette.ts';
import {
  again,
  around,
  at,
  box,
  circle,
  line,
  mirrored,
  path,
  pieces,
  polygon,
  ring,
} from '../svg.ts';
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

export const tiles: Emblem = (p) =>
  [-32, 0, 32]
    .map((x, index) =>
      at(
        x,
        index === 1 ? -8 : 4,
        box(-17, -28, 34, 62, 6, p.counterShade) +
          box(-17, -32, 34, 58, 6, p.paper) +
          (index === 1
            ? around('e', 4, path('M0-2C-8-8-5-14 0-16 5-14 8-8 0-2Z', p.counter))
            : index === 0
              ? [-18, -3, 12]
                  .map((y) => circle(0, y, 6, p.body) + circle(0, y, 2.5, p.night))
                  .join('')
              : line(
                  'M-7-22V-6M7-22V-6M-7 2V16M7 2V16M0-14V8',
                  p.shade,
                  4,
                  'stroke-linecap="round"',
                )),
      ),
    )
    .join('');

export const dominoes: Emblem = (p) =>
  [
    [-22, -16],
    [22, 14],
  ]
    .map(([x = 0, turn = 0], index) =>
      at(
        x,
        0,
        box(-20, -40, 40, 84, 7, p.shade) +
          box(-20, -43, 40, 84, 7, index ? p.light : p.paper) +
          line('M-14-1H14', p.counter, 3) +
          [
            [-9, -32],
            [9, -14],
            [0, -23],
            [-9, 9],
            [9, 9],
            [-9, 30],
            [9, 30],
          ]
            .map(([cx = 0, cy = 0]) => circle(cx, cy, 4, p.night))
            .join(''),
        ` rotate(${turn})`,
      ),
    )
    .join('');

export const carrom: Emblem = (p) =>
  box(-49, -49, 98, 98, 8, p.shade) +
  box(-41, -41, 82, 82, 3, p.paper) +
  mirrored(
    circle(-34, -34, 6, p.night) + circle(-34, 34, 6, p.night),
    circle(-34, -34, 6, p.night) + circle(-34, 34, 6, p.night),
  ) +
  line('M-22-32H22M-22 32H22M-32-22V22M32-22V22', p.counter, 3) +
  ring(18, 2, p.counterShade) +
  around('e', 3, circle(0, -13, 6.5, p.body)) +
  around('f', 3, circle(0, -13, 6.5, p.night), 60) +
  circle(0, 0, 6.5, p.counter);

export const ludo: Emblem = (p) =>
  box(-48, -48, 96, 96, 10, p.paper) +
  [p.body, p.counter, p.counterShade, p.shade]
    .map(
      (fill, index) =>
        `<g transform="rotate(${index * 90})">${path('M-44-38Q-44-44-38-44H-12V-12H-44Z', fill)}${circle(-28, -28, 9, p.paper)}${polygon(
          [
            [-12, -12],
            [12, -12],
            [0, 0],
          ],
          fill,
        )}</g>`,
    )
    .join('') +
  circle(0, -28, 6, p.body) +
  circle(28, 0, 6, p.counter);

export const draughts: Emblem = (p) =>
  box(-48, -48, 96, 96, 8, p.shade) +
  box(-42, -42, 84, 84, 3, p.paper) +
  path(
    'M-42-42h21v21h-21zM0-42h21v21H0zM-21-21h21V0h-21zM21-21h21V0H21zM-42 0h21v21h-21zM0 0h21v21H0zM-21 21h21v21h-21zM21 21h21v21H21z',
    p.counterShade,
  ) +
  [
    [-10.5, -10.5],
    [31.5, -10.5],
    [10.5, 10.5],
  ]
    .map(
      ([x = 0, y = 0]) =>
        circle(x, y + 1.5, 9, p.night) + circle(x, y, 9, p.body) + circle(x, y, 5, p.light),
    )
    .join('');

export const pegs: Emblem = (p) =>
  [0, 1, 2, 3]
    .map((row) =>
      Array.from({ length: row + 2 }, (_, index) =>
        circle((index - (row + 1) / 2) * 22, -34 + row * 19, 5, row % 2 ? p.body : p.light),
      ).join(''),
    )
    .join('') +
  [-44, -22, 0, 22, 44]
    .map((x, index) => box(x - 9, 36, 18, 12, 4, index === 2 ? p.counter : p.shade))
    .join('') +
  circle(11, -44, 9, p.counter) +
  circle(9, -47, 3, p.paper);

const GRID = [-33, 0, 33].flatMap((y) => [-33, 0, 33].map((x) => [x, y] as const));

export const mines: Emblem = (p) =>
  again(
    'e',
    GRID.filter(([x, y]) => x !== 0 || y !== 0),
    box(-14, -12, 28, 28, 6, p.shade) + box(-14, -14, 28, 26, 6, p.body),
  ) +
  again(
    'f',
    [
      [-33, -33],
      [33, 33],
    ],
    box(-14, -14, 28, 26, 6, p.paper) + path('M0-9L8-1 0 9-8-1Z', p.counter),
  );
