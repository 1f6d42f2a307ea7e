import { around, at, circle, line, path, polygon } from '../svg.ts';
import type { Emblem } from './treasures.ts';

/** Five points, each with a lit and a shaded side. */
export const star: Emblem = (p) =>
  at(
    0,
    4,
    around('e', 5, path('M0 0L-13.5-18.6 0-50Z', p.light) + path('M0 0L13.5-18.6 0-50Z', p.shade)),
  ) +
  circle(34, -36, 5, p.counter) +
  circle(-40, 34, 4, p.paper);

export const sun: Emblem = (p) =>
  around('e', 6, path('M-8-28L0-50 8-28Z', p.body)) +
  around('f', 6, path('M-8-28L0-50 8-28Z', p.shade), 30) +
  circle(0, 0, 30, p.counter) +
  circle(0, 0, 25, p.light) +
  path('M0-25A25 25 0 0 1 0 25 32 32 0 0 0 0-25Z', p.body) +
  line('M-17-6A18 18 0 0 1-4-18', p.paper, 4, 'stroke-linecap="round"');

export const moon: Emblem = (p) =>
  path('M12-46A47 47 0 1 0 46 16 38 38 0 0 1 12-46Z', p.body) +
  path('M12-46A47 47 0 0 0-20 42 56 56 0 0 1 12-46Z', p.light) +
  path('M46 16A47 47 0 0 1-20 42 60 60 0 0 0 46 16Z', p.shade) +
  at(24, -16, path('M0-17L4-4 17 0 4 4 0 17-4 4-17 0-4-4Z', p.paper)) +
  circle(44, -38, 4, p.counter);

export const bolt: Emblem = (p) =>
  circle(0, 0, 44, p.counterShade) +
  circle(0, 0, 36, p.counter) +
  polygon(
    [
      [12, -50],
      [-30, 8],
      [-4, 8],
      [-14, 50],
      [30, -12],
      [4, -12],
    ],
    p.light,
  ) +
  polygon(
    [
      [12, -50],
      [4, -12],
      [30, -12],
      [-14, 50],
      [0, 2],
      [-6, 2],
    ],
    p.body,
  );

export const kite: Emblem = (p) =>
  line('M4 34C-6 40 16 46 2 54', p.paper, 3) +
  path('M-10 42l10-4 2 9z M10 48l-8-3-1 8z', p.counter) +
  polygon(
    [
      [0, -50],
      [-34, -12],
      [0, -12],
    ],
    p.light,
  ) +
  polygon(
    [
      [0, -50],
      [34, -12],
      [0, -12],
    ],
    p.body,
  ) +
  polygon(
    [
      [-34, -12],
      [0, 38],
      [0, -12],
    ],
    p.counter,
  ) +
  polygon(
    [
      [34, -12],
      [0, 38],
      [0, -12],
    ],
    p.shade,
  ) +
  line('M0-50V38M-34-12H34', p.paper, 2);

export const balloon: Emblem = (p) =>
  line('M-10 22L-6 38M10 22L6 38', p.paper, 2) +
  path('M0-50C34-50 42-22 34-4 28 10 14 18 11 24H-11C-14 18-28 10-34-4-42-22-34-50 0-50Z', p.body) +
  path('M0-50C-28-46-30-6-11 24H-11C-14 18-28 10-34-4-42-22-34-50 0-50Z', p.light) +
  path('M0-50C28-46 30-6 11 24 14 18 28 10 34-4 42-22 34-50 0-50Z', p.shade) +
  path('M-37-14C-20-4 20-4 37-14 36-8 35-5 33-2 18 6-18 6-33-2-35-5-36-8-37-14Z', p.counter) +
  path('M-9 37H9L7 49H-7Z', p.counterShade);

export const plane: Emblem = (p) =>
  polygon(
    [
      [50, -40],
      [-50, -6],
      [-14, 8],
    ],
    p.light,
  ) +
  polygon(
    [
      [50, -40],
      [-14, 8],
      [-10, 40],
    ],
    p.shade,
  ) +
  polygon(
    [
      [50, -40],
      [-10, 40],
      [2, 16],
    ],
    p.counterShade,
  ) +
  polygon(
    [
      [50, -40],
      [2, 16],
      [24, 30],
    ],
    p.body,
  ) +
  line('M-26 26L-44 40M-34 14L-50 24', p.paper, 3, 'stroke-linecap="round"');
