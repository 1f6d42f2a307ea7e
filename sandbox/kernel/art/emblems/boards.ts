import { again, around, at, box, circle, line, mirrored, path, polygon, ring } from '../svg.ts';
import type { Emblem } from './treasures.ts';

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
