import type { Palette } from '../palette.ts';
import { at, box, circle, line, path, pieces, polygon, ring } from '../svg.ts';

/** An emblem: drawn in the colours of its picture, in a square of 100 around the origin. */
export type Emblem = (p: Palette) => string;

export const gem: Emblem = (p) =>
  polygon(
    [
      [-30, -36],
      [30, -36],
      [49, -10],
      [0, 47],
      [-49, -10],
    ],
    p.body,
  ) +
  polygon(
    [
      [-30, -36],
      [-49, -10],
      [-21, -10],
    ],
    p.light,
  ) +
  polygon(
    [
      [-30, -36],
      [-21, -10],
      [0, -36],
    ],
    p.paper,
  ) +
  polygon(
    [
      [0, -36],
      [-21, -10],
      [21, -10],
    ],
    p.light,
  ) +
  polygon(
    [
      [30, -36],
      [21, -10],
      [49, -10],
    ],
    p.shade,
  ) +
  polygon(
    [
      [-21, -10],
      [21, -10],
      [0, 47],
    ],
    p.light,
  ) +
  polygon(
    [
      [0, -10],
      [21, -10],
      [0, 47],
    ],
    p.body,
  ) +
  polygon(
    [
      [21, -10],
      [49, -10],
      [0, 47],
    ],
    p.shade,
  );

export const coin: Emblem = (p) =>
  circle(3, 5, 45, p.shade) +
  circle(0, 0, 45, p.body) +
  ring(39, 4, p.shade, pieces(39, 36, 0.45)) +
  circle(0, 0, 32, p.light) +
  path('M0-24L8-8 24 0 8 8 0 24-8 8-24 0-8-8Z', p.counter) +
  path('M0-24L8-8 24 0 0 0Z M0 0L0 24-8 8-24 0Z', p.counterShade) +
  line('M-26-28A38 38 0 0 1 4-38', p.paper, 4, 'stroke-linecap="round"');

export const crown: Emblem = (p) =>
  path('M-42 34L-49-18-23 6 0-38 23 6 49-18 42 34Z', p.body) +
  path('M0-38L23 6 49-18 42 34H0Z', p.shade) +
  path('M-49-18L-23 6-30 34H-42Z', p.light) +
  box(-44, 26, 88, 14, 4, p.light) +
  circle(-49, -21, 6, p.paper) +
  circle(0, -41, 7, p.paper) +
  circle(49, -21, 6, p.paper) +
  path('M0 24l9 9-9 9-9-9z', p.counter) +
  circle(-26, 33, 4, p.counter) +
  circle(26, 33, 4, p.counterShade);

export const key: Emblem = (p) =>
  at(
    0,
    0,
    `<g fill="none" stroke-width="10"><circle cy="-25" r="20" stroke="${p.body}"/><path d="M0-45a20 20 0 0 1 0 40" stroke="${p.shade}"/></g>` +
      path('M0-34l9 9-9 9-9-9z', p.counter) +
      box(-6, -6, 12, 54, 3, p.light) +
      box(0, -6, 6, 54, 0, p.body) +
      path('M6 18h18v9H14v6h10v10H6z', p.shade) +
      box(-10, -4, 20, 8, 3, p.paper),
    ' rotate(24)',
  );

export const bell: Emblem = (p) =>
  circle(0, -40, 8, p.shade) +
  circle(0, 38, 10, p.counter) +
  path('M-38 30C-24 16-32-34 0-38 32-34 24 16 38 30Z', p.body) +
  path('M0-38C32-34 24 16 38 30H0Z', p.shade) +
  path('M-16-22C-24-8-20 12-26 22h10C-14 6-16-10-10-26Z', p.light) +
  box(-42, 24, 84, 10, 5, p.light) +
  line('M-27 6H27', p.counter, 4);

export const heart: Emblem = (p) =>
  path('M0 44C-60 4-50-40-24-40-10-40-3-31 0-24 3-31 10-40 24-40 50-40 60 4 0 44Z', p.body) +
  path('M0 44V-24C3-31 10-40 24-40 50-40 60 4 0 44Z', p.shade) +
  path('M-24-40C-50-40-52-8-24 22L0-6V-24C-3-31-10-40-24-40Z', p.light) +
  path('M0-24L18-6 0 20-18-6Z', p.paper) +
  path('M0-24L18-6 0 20Z', p.counter);
