import { circle, line, mirrored, path, polygon } from '../svg.ts';
import type { Emblem } from './treasures.ts';

export const turtle: Emblem = (p) =>
  mirrored(
    path(
      'M-22-20C-40-44-54-36-52-18-42-20-32-14-26-8Z M-24 20C-44 28-44 44-34 46-28 38-22 34-16 32Z',
      p.counter,
    ),
    path(
      'M-22-20C-40-44-54-36-52-18-42-20-32-14-26-8Z M-24 20C-44 28-44 44-34 46-28 38-22 34-16 32Z',
      p.counterShade,
    ),
  ) +
  path('M0-50C12-50 14-36 10-28H-10C-14-36-12-50 0-50Z', p.counter) +
  circle(-5, -42, 2.5, p.night) +
  circle(5, -42, 2.5, p.night) +
  path('M0-34C24-34 34-14 32 6 30 28 14 42 0 46-14 42-30 28-32 6-34-14-24-34 0-34Z', p.shade) +
  path('M0-28C20-28 28-12 26 6 24 24 12 36 0 40-12 36-24 24-26 6-28-12-20-28 0-28Z', p.body) +
  polygon(
    [
      [0, -18],
      [14, -8],
      [14, 12],
      [0, 24],
      [-14, 12],
      [-14, -8],
    ],
    p.light,
  ) +
  line('M0-18V-28M14-8L24-16M14 12L24 18M0 24V40M-14 12L-24 18M-14-8L-24-16', p.shade, 3);

export const crab: Emblem = (p) => {
  const limb = (fill: string) =>
    line(
      'M-26 12C-40 10-46 18-50 26M-26 20C-38 22-42 30-44 38M-22 27C-30 32-32 38-32 46',
      fill,
      5,
      'stroke-linecap="round"',
    ) +
    line('M-24 2C-38-2-40-12-36-20', fill, 8, 'stroke-linecap="round"') +
    path('M-34-16C-52-22-52-44-34-50-40-42-36-36-28-38-20-34-22-20-34-16Z', fill);
  return (
    mirrored(limb(p.body), limb(p.shade)) +
    path('M-36 12C-32-10 32-10 36 12 32 36-32 36-36 12Z', p.body) +
    path('M0-5C20-4 33 0 36 12 32 30 14 31 0 30Z', p.shade) +
    path('M-28 6C-20-4 20-4 28 6 14 2-14 2-28 6Z', p.light) +
    line('M-10-4V-14M10-4V-14', p.shade, 4) +
    circle(-10, -17, 6, p.paper) +
    circle(10, -17, 6, p.paper) +
    circle(-9, -17, 3, p.night) +
    circle(9, -17, 3, p.night) +
    line('M-10 18Q0 26 10 18', p.night, 3, 'stroke-linecap="round"')
  );
};
