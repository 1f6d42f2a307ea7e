import type { Palette } from '../palette.ts';
import { around, at, box, circle, line, path, polygon, ring } from '../svg.ts';
import type { Emblem } from './treasures.ts';

/** A ball of a draw with its number. */
const drawBall = (x: number, y: number, r: number, fill: string, number: number, p: Palette) =>
  at(
    x,
    y,
    circle(2, 3, r, p.night) +
      circle(0, 0, r, fill) +
      circle(0, 0, r * 0.56, p.paper) +
      `<text y="${r * 0.3}" font-size="${r * 0.8}" font-weight="700" font-family="sans-serif" text-anchor="middle" fill="${p.night}">${number}</text>`,
  );

export const balls: Emblem = (p) =>
  drawBall(-30, -18, 22, p.body, 7, p) +
  drawBall(24, -24, 25, p.counter, 3, p) +
  drawBall(-24, 26, 20, p.light, 9, p) +
  drawBall(20, 24, 26, p.shade, 5, p);

export const globe: Emblem = (p) =>
  path('M-22 44L-12 28H12L22 44Z', p.shade) +
  box(-30, 42, 60, 8, 4, p.counterShade) +
  circle(0, -8, 41, p.night) +
  drawBall(-16, 8, 13, p.body, 4, p) +
  drawBall(14, 12, 13, p.counter, 8, p) +
  drawBall(0, -14, 13, p.light, 1, p) +
  at(
    0,
    -8,
    ring(41, 4, p.light) +
      `<ellipse rx="18" ry="41" fill="none" stroke="${p.light}" stroke-width="2"/>`,
  ) +
  line('M-27-30A38 38 0 0 1-8-42', p.paper, 4, 'stroke-linecap="round"');

export const boats: Emblem = (p) =>
  [p.light, p.body, p.counter]
    .map((fill, index) =>
      at(
        -14 + index * 14,
        -28 + index * 30,
        path('M-34 4H34C28 16 20 18 12 18H-18C-26 18-30 12-34 4Z', fill) +
          path('M-4-16V2H-24C-18-2-10-8-4-16Z M0-22V2H22C18-6 10-14 0-22Z', p.paper),
      ),
    )
    .join('');

export const football: Emblem = (p) =>
  circle(0, 0, 48, p.shade) +
  circle(0, -2, 46, p.paper) +
  polygon(
    [
      [0, -18],
      [17, -6],
      [11, 14],
      [-11, 14],
      [-17, -6],
    ],
    p.night,
  ) +
  around('e', 5, path('M-12-46H12L8-35 0-30-8-35Z', p.night)) +
  line('M0-18V-32M17-6L30-11M11 14L19 26M-11 14L-19 26M-17-6L-30-11', p.night, 3) +
  path('M-46-2A46 46 0 0 1 0-48C-24-38-36-20-34 8-40 10-44 4-46-2Z', p.light);

export const cricket: Emblem = (p) =>
  `<g transform="rotate(38)">${box(-5, -52, 10, 36, 4, p.counterShade)}${path('M-12-18H12L14 42Q0 54-14 42Z', p.body)}${path('M0-18H12L14 42Q8 48 0 49Z', p.shade)}${line('M-5-46H5M-5-38H5M-5-30H5', p.paper, 3)}</g>` +
  circle(24, 24, 22, p.counter) +
  line('M10 10A22 22 0 0 1 38 38', p.paper, 3) +
  line('M14 8A22 22 0 0 1 40 34', p.paper, 1.5, 'stroke-dasharray="3 3"');

export const tennis: Emblem = (p) =>
  `<g transform="rotate(-36)">${box(-5, 16, 10, 38, 4, p.counterShade)}<ellipse cy="-14" rx="27" ry="34" fill="${p.night}" stroke="${p.body}" stroke-width="7"/>${line('M-16-38V10M0-46V18M16-38V10M-26-26H26M-27-12H27M-25 2H25', p.light, 1.5)}</g>` +
  circle(30, 26, 16, p.counter) +
  line('M18 16A16 16 0 0 0 20 38M42 36A16 16 0 0 1 40 14', p.paper, 3);

export const pad: Emblem = (p) =>
  path(
    'M-30-26H30C46-26 52 6 50 26 48 44 32 38 22 20H-22C-32 38-48 44-50 26-52 6-46-26-30-26Z',
    p.body,
  ) +
  path('M0-26H30C46-26 52 6 50 26 48 44 32 38 22 20H0Z', p.shade) +
  path('M-32-12h9v8h8v9h-8v8h-9v-8h-8v-9h8z', p.paper) +
  circle(27, -11, 5, p.counter) +
  circle(38, 0, 5, p.light) +
  circle(27, 11, 5, p.paper) +
  circle(16, 0, 5, p.counterShade);

export const cockerel: Emblem = (p) =>
  path('M-14 14C-40 20-50-6-48-34-38-20-30-30-26-42-22-24-10-16-2-6Z', p.counterShade) +
  path('M-20 10C-36 8-42-10-40-24-30-14-22-18-18-28-14-14-4-8 0 0Z', p.counter) +
  path('M-22 6C-10 0 2-6 8-22 12-34 30-34 32-20 34-4 30 26 6 36-14 40-26 24-22 6Z', p.body) +
  path('M32-20C34-4 30 26 6 36 18 20 20-2 16-32 24-36 31-30 32-20Z', p.shade) +
  path('M-10 10C2 4 12 8 12 16 8 28-8 28-14 22-8 22-2 20 2 16-4 18-10 16-10 10Z', p.light) +
  path('M10-28C6-36 10-42 15-38 15-48 23-48 24-40 30-46 35-40 31-30Z', p.counter) +
  path('M32-20L46-14 31-10Z', p.light) +
  path('M30-9C36-6 36 4 30 4 27 0 28-6 30-9Z', p.counter) +
  circle(24, -21, 3.5, p.night) +
  line('M-2 35V50H8M12 33V48H22', p.light, 4, 'stroke-linecap="round"');
