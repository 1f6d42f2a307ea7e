import { at, box, circle, faded, path, pieces, polygon, ring } from '../svg.ts';
import type { MotifOf } from './motif.ts';

const SYMBOLS = [
  'M0-14L12 0 0 14-12 0Z',
  'M0-14L4-4 14 0 4 4 0 14-4 4-14 0-4-4Z',
  'M-12-12H12V12H-12Z',
  'M0-13L13 10H-13Z',
  'M-12-4H-4V-12H4V-4H12V4H4V12H-4V4H-12Z',
];

/** Reels: three drums from top to foot, their symbols rolling by. */
export const reels: MotifOf = (p, { width, height, x, y }, random) => {
  const wide = Math.min(width, height * 0.9);
  const drum = wide * 0.27;
  const gap = wide * 0.315;
  const symbol = random.pick(SYMBOLS);
  const other = random.pick(SYMBOLS);
  const columns = [-1, 0, 1].map((place) => {
    const left = x + place * gap;
    const roll = [y - 168, y - 112, y + 112, y + 168].map((top, index) =>
      at(left, top + place * place * 14, path(index % 2 ? symbol : other, p.glow)),
    );
    return box(left - drum / 2, -12, drum, height + 24, 14, p.night) + roll.join('');
  });
  return {
    behind: faded(0.5, columns.join('')),
    before: faded(
      0.9,
      polygon(
        [
          [x - wide / 2, y - 12],
          [x - wide / 2 + 14, y],
          [x - wide / 2, y + 12],
        ],
        p.counter,
      ) +
        polygon(
          [
            [x + wide / 2, y - 12],
            [x + wide / 2 - 14, y],
            [x + wide / 2, y + 12],
          ],
          p.counter,
        ),
    ),
  };
};

/** A window of three small reels at the foot. */
export const reelWindow: MotifOf = (p, { width, height, x }, random) => {
  const symbols = [random.pick(SYMBOLS), random.pick(SYMBOLS), random.pick(SYMBOLS)];
  const top = height - 82;
  const cells = symbols.map((symbol, index) => {
    const left = x + (index - 1) * 64;
    const fill = [p.body, p.counter, p.shade][index] ?? p.body;
    return (
      box(left - 28, top + 10, 56, 46, 8, p.paper) +
      at(left, top + 33, path(symbol, fill), ' scale(1.1)')
    );
  });
  return {
    behind: '',
    before: width > height ? '' : box(x - 104, top, 208, 66, 16, p.night) + cells.join(''),
  };
};

/** A medal: the emblem on a lit disc with a beaded rim. */
export const medal: MotifOf = (p, { x, y }) => ({
  behind: at(
    x,
    y,
    faded(0.4, circle(0, 9, 122, p.night)) +
      circle(0, 0, 122, p.counterShade) +
      ring(115, 7, p.paper, pieces(115, 40, 0.3)) +
      circle(0, 0, 107, p.night) +
      faded(0.75, circle(0, 0, 99, p.field)) +
      faded(0.35, circle(0, -14, 74, p.glow)),
  ),
  before: '',
});

/** A shield of eight sides with a thin inner line. */
export const plaque: MotifOf = (p, { x, y }) => {
  const octagon = (r: number) =>
    [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((angle): [number, number] => [
      r * Math.cos((angle * Math.PI) / 180),
      r * 1.12 * Math.sin((angle * Math.PI) / 180),
    ]);
  return {
    behind: at(
      x,
      y,
      faded(0.4, at(0, 10, polygon(octagon(126), p.night))) +
        polygon(octagon(126), p.counter) +
        polygon(octagon(119), p.night) +
        faded(0.8, polygon(octagon(110), p.field)) +
        faded(0.3, polygon(octagon(80), p.glow)),
    ),
    before: '',
  };
};
