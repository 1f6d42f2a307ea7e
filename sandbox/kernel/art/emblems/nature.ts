import { around, at, circle, line, mirrored, path, polygon } from '../svg.ts';
import type { Emblem } from './treasures.ts';

export const leaf: Emblem = (p) =>
  at(
    0,
    0,
    path('M0 40C-50 16-40-30 0-50 40-30 50 16 0 40Z', p.body) +
      path('M0-50C40-30 50 16 0 40Z', p.shade) +
      path('M0-50C-20-30-26 0-20 26-44 4-34-32 0-50Z', p.light) +
      line(
        'M0-44V52M0-18L-20-30M0 2L-27-10M0 22L-22 10M0-18L20-30M0 2L27-10M0 22L22 10',
        p.paper,
        3,
      ),
    ' rotate(22)',
  );

export const flame: Emblem = (p) =>
  path(
    'M2-50C8-24 40-14 38 16 36 40 16 49 0 49-20 49-38 36-38 14-38-4-26-12-22-28-12-18-10-10-9-4 3-14 6-32 2-50Z',
    p.shade,
  ) +
  path('M2-50C8-24 40-14 38 16 36 40 16 49 0 49 14 20 14-18 2-50Z', p.body) +
  path(
    'M2-14C6 2 25 6 23 25 21 40 10 46 0 46-14 46-23 38-23 23-23 12-14 8-11-3-4 4-3 8-2 12 4 6 5-4 2-14Z',
    p.counter,
  ) +
  path('M1 10C5 20 13 24 12 33 11 41 5 45 0 45-7 45-12 40-12 33-12 26-3 22 1 10Z', p.paper);

export const drop: Emblem = (p) =>
  path('M0-50C14-22 36-4 36 15A36 36 0 0 1-36 15C-36-4-14-22 0-50Z', p.body) +
  path('M0-50C14-22 36-4 36 15A36 36 0 0 1 0 51C26 30 16-10 0-50Z', p.shade) +
  path('M0-50C-14-22-36-4-36 15A36 36 0 0 0-26 40C-30 12-10-14 0-50Z', p.light) +
  line('M-20 18A20 20 0 0 0-6 34', p.paper, 5, 'stroke-linecap="round"');

export const flower: Emblem = (p) =>
  around('e', 4, path('M0-6C-20-20-14-44 0-50 14-44 20-20 0-6Z', p.shade)) +
  around('f', 4, path('M0-6C-20-20-14-44 0-50 14-44 20-20 0-6Z', p.body), 45) +
  around('h', 8, path('M0-4C-12-14-8-28 0-34 8-28 12-14 0-4Z', p.light), 22.5) +
  circle(0, 0, 12, p.counter) +
  circle(-2, -2, 7, p.paper);

export const fruit: Emblem = (p) =>
  path('M-2-32C26-42 48-14 40 14 32 40 4 50-18 41-46 30-42-6-24-20-18-26-10-29-2-32Z', p.body) +
  path('M40 14C32 40 4 50-18 41 14 36 34 6 30-28 42-18 44 0 40 14Z', p.shade) +
  path('M-24-20C-36-10-40 10-30 26-24 6-18-10-4-22-12-24-18-24-24-20Z', p.light) +
  line('M-2-32C-2-40 2-46 6-50', p.counterShade, 5, 'stroke-linecap="round"') +
  path('M4-42C18-54 34-50 40-38 24-32 12-32 4-42Z', p.counter);

export const shell: Emblem = (p) =>
  [-64, -42, -21, 0, 21, 42, 64]
    .map((angle, index) => {
      const fill = [p.light, p.body, p.light, p.paper, p.body, p.shade, p.body][index] ?? p.body;
      return `<g transform="translate(0 34) rotate(${angle}) scale(.84)">${path('M0 0L-15-66A15 15 0 0 1 15-66Z', fill)}</g>`;
    })
    .join('') + path('M-22 30C-14 46 14 46 22 30 10 22-10 22-22 30Z', p.counter);

export const peak: Emblem = (p) =>
  circle(22, -26, 15, p.counter) +
  polygon(
    [
      [-50, 38],
      [-16, -40],
      [18, 38],
    ],
    p.light,
  ) +
  polygon(
    [
      [-16, -40],
      [18, 38],
      [-12, 38],
    ],
    p.body,
  ) +
  polygon(
    [
      [-6, 38],
      [24, -12],
      [50, 38],
    ],
    p.body,
  ) +
  polygon(
    [
      [24, -12],
      [50, 38],
      [26, 38],
    ],
    p.shade,
  ) +
  polygon(
    [
      [-16, -40],
      [-27, -15],
      [-18, -20],
      [-12, -10],
      [-4, -13],
    ],
    p.paper,
  ) +
  path('M-50 38H50L40 48H-40Z', p.counterShade);

export const butterfly: Emblem = (p) => {
  const wing = (top: string, low: string) =>
    path('M-3-6C-14-44-50-50-49-22-48 0-22 8-3 4Z', top) +
    path('M-3 4C-30 4-40 20-32 36-22 48-6 30-3 10Z', low) +
    circle(-32, -22, 8, p.counter) +
    circle(-22, 26, 5, p.paper);
  return (
    mirrored(wing(p.light, p.body), wing(p.body, p.shade)) +
    path('M0-20C5-10 5 24 0 36-5 24-5-10 0-20Z', p.night) +
    line('M0-18C-4-34-12-40-18-42M0-18C4-34 12-40 18-42', p.night, 3, 'stroke-linecap="round"')
  );
};

export const bird: Emblem = (p) =>
  path('M-2 6C-8-24-28-42-50-44-48-16-34 8-6 18Z', p.light) +
  path('M-2 6C-14-14-30-28-50-44-46-14-32 8-6 18Z', p.body) +
  path('M2 6C8-24 28-42 50-44 48-16 34 8 6 18Z', p.body) +
  path('M2 6C14-14 30-28 50-44 46-14 32 8 6 18Z', p.shade) +
  path('M-12 50L0 20 12 50 0 42Z', p.counter) +
  path('M0-22C10-14 11 12 0 36-11 12-10-14 0-22Z', p.paper) +
  circle(0, -20, 8, p.paper) +
  path('M-3-26L0-40 3-26Z', p.counterShade);

export const fish: Emblem = (p) =>
  path('M24 0L50-24C44-8 44 8 50 24Z', p.counter) +
  path('M-8-26C4-46 22-40 26-24Z M-4 26C6 42 18 38 20 24Z', p.counterShade) +
  path('M-50 2C-28-38 16-36 34 0 16 36-28 38-50 2Z', p.body) +
  path('M-50 2C-28 38 16 36 34 0 10 14-24 16-50 2Z', p.shade) +
  path('M-24-22C-14-8-14 12-24 24-36 18-44 10-50 2-44-8-36-18-24-22Z', p.light) +
  line('M-8-16A18 18 0 0 1-8 16M8-14A16 16 0 0 1 8 14', p.light, 3) +
  circle(-32, -4, 6, p.paper) +
  circle(-33, -4, 3, p.night);
