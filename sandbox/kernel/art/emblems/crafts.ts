import { around, circle, line, path, pieces, ring } from '../svg.ts';
import type { Emblem } from './treasures.ts';

export const lantern: Emblem = (p) =>
  line('M0-50V-36', p.paper, 3) +
  path('M-26-26C-50-8-50 14-26 30H26C50 14 50-8 26-26Z', p.body) +
  path('M0-26H26C50-8 50 14 26 30H0Z', p.shade) +
  path('M-14-26C-26-8-26 14-14 30H14C26 14 26-8 14-26Z', p.light) +
  path('M-5-26C-10-8-10 14-5 30H5C10 14 10-8 5-26Z', p.paper) +
  path('M-24-36H24L28-24H-28Z M-28 28H28L22 38H-22Z', p.counter) +
  line('M-8 38V50M0 38V54M8 38V50', p.counterShade, 4, 'stroke-linecap="round"');

export const ship: Emblem = (p) =>
  line('M0-50V26', p.paper, 4) +
  path('M-4-46V18H-42C-30 4-14-18-4-46Z', p.light) +
  path('M-4-46V18H-20C-14 0-8-22-4-46Z', p.paper) +
  path('M5-36V18H38C32-2 20-20 5-36Z', p.body) +
  path('M-48 22H48C40 42 32 46 22 46H-24C-34 46-42 38-48 22Z', p.counter) +
  path('M0 22H48C40 42 32 46 22 46H0Z', p.counterShade) +
  path('M0-50L20-44 0-38Z', p.shade);

export const drum: Emblem = (p) =>
  path('M-36-24C-48 0-46 22-34 38H34C46 22 48 0 36-24Z', p.body) +
  path('M10-24H36C48 0 46 22 34 38H10Z', p.shade) +
  line('M-38-16L-26 36-12-14 0 38 12-14 26 36 38-16', p.light, 4, 'stroke-linejoin="round"') +
  `<ellipse cy="-24" rx="38" ry="14" fill="${p.paper}"/><ellipse cy="-24" rx="20" ry="7" fill="${p.counter}"/>` +
  path('M-35 34Q0 50 35 34V42Q0 58-35 42Z', p.counterShade);

export const cup: Emblem = (p) =>
  line('M-14-20C-22-30-6-36-14-48M4-20C-4-30 12-36 4-48', p.paper, 4, 'stroke-linecap="round"') +
  `<path d="M30-4C52-8 52 24 22 22" fill="none" stroke="${p.shade}" stroke-width="8"/>` +
  path('M-40-12H34C34 22 20 36-3 36-26 36-40 22-40-12Z', p.body) +
  path('M-3-12H34C34 22 20 36-3 36Z', p.shade) +
  path('M-40-12H-24C-24 12-18 26-10 35-30 32-40 16-40-12Z', p.light) +
  line('M-35 8Q-3 20 30 8', p.counter, 6) +
  `<ellipse cx="-3" cy="42" rx="44" ry="7" fill="${p.counterShade}"/>`;

export const mask: Emblem = (p) =>
  path(
    'M0-20C-4-40-20-50-30-48-24-38-20-30-16-22Z M0-20C4-40 20-50 30-48 24-38 20-30 16-22Z',
    p.counter,
  ) +
  path('M0-18C-6-34-4-46 0-52 4-46 6-34 0-18Z', p.paper) +
  path(
    'M-50-14C-32-30-12-26 0-16 12-26 32-30 50-14 52 14 36 32 18 28 8 26 4 16 0 12-4 16-8 26-18 28-36 32-52 14-50-14Z',
    p.body,
  ) +
  path('M0-16C12-26 32-30 50-14 52 14 36 32 18 28 8 26 4 16 0 12Z', p.shade) +
  path('M-50-14C-32-30-12-26 0-16-14-14-34-12-50-4Z', p.light) +
  path(
    'M-38 0C-30-12-16-10-10 2-18 12-32 12-38 0Z M38 0C30-12 16-10 10 2 18 12 32 12 38 0Z',
    p.night,
  ) +
  path('M0-10l6 8-6 8-6-8z', p.paper);

export const gear: Emblem = (p) =>
  ring(42, 16, p.shade, pieces(42, 12)) +
  ring(33, 14, p.body) +
  ring(33, 5, p.light) +
  around('e', 3, path('M-5-30H5L7 30H-7Z', p.body)) +
  circle(0, 0, 15, p.counter) +
  circle(0, 0, 7, p.paper);

export const compass: Emblem = (p) =>
  circle(0, 0, 49, p.shade) +
  circle(0, 0, 42, p.night) +
  ring(37, 4, p.body, pieces(37, 32, 0.3)) +
  around('e', 4, path('M0-18L-5-5H5Z', p.shade), 45) +
  around('f', 4, path('M0-40L-9-9 0 0Z', p.paper) + path('M0-40L9-9 0 0Z', p.counter)) +
  circle(0, 0, 5, p.light);

export const feather: Emblem = (p) =>
  `<g transform="rotate(24)">` +
  path('M0-50C34-40 36 0 2 34-36 0-34-40 0-50Z', p.shade) +
  path('M0-50C-34-40-36 0 2 34Z', p.body) +
  line('M2 54V-40M2 26L-18 6M2 26L20 8M2 12L-22-8M2 12L24-6', p.light, 3) +
  `<ellipse cy="-20" rx="19" ry="22" fill="${p.light}"/><ellipse cy="-17" rx="13" ry="15" fill="${p.counter}"/><ellipse cy="-13" rx="7" ry="8" fill="${p.night}"/></g>`;

export const tiger: Emblem = (p) =>
  circle(-33, -30, 15, p.body) +
  circle(33, -30, 15, p.shade) +
  circle(-33, -30, 7, p.counter) +
  circle(33, -30, 7, p.counterShade) +
  path('M0 46C-28 46-47 26-46-4-44-30-24-40 0-40 24-40 44-30 46-4 47 26 28 46 0 46Z', p.body) +
  path('M0-40C24-40 44-30 46-4 47 26 28 46 0 46Z', p.shade) +
  path('M0 42C-20 42-28 30-24 18-18 8-8 6 0 12 8 6 18 8 24 18 28 30 20 42 0 42Z', p.paper) +
  path(
    'M-5-38H5L0-14Z M-22-36L-10-35-13-20Z M22-36L10-35 13-20Z M-46-2L-30 4-45 10Z M46-2L30 4 45 10Z M-44 18L-30 20-40 28Z M44 18L30 20 40 28Z',
    p.night,
  ) +
  path('M-30-6C-24-14-12-12-8-2-16 4-26 2-30-6Z M30-6C24-14 12-12 8-2 16 4 26 2 30-6Z', p.light) +
  circle(-18, -5, 5, p.night) +
  circle(18, -5, 5, p.night) +
  path('M-9 12H9L0 23Z', p.counterShade) +
  line(
    'M0 22V30M0 30C-4 36-10 35-12 31M0 30C4 36 10 35 12 31',
    p.night,
    3,
    'stroke-linecap="round"',
  );
