/** A letter of one stroke width: its width and the pen's path, in a box 14 high. */
type Glyph = readonly [width: number, line: string];

const ROUND = 'M0 7A6.5 7 0 1 1 13 7A6.5 7 0 1 1 0 7Z';

/** A geometric alphabet of capitals and digits, drawn for this file, so that a mark needs no font. */
const GLYPHS: Record<string, Glyph> = {
  A: [11, 'M0 14 5.5 0 11 14M2 9.2H9'],
  B: [8.8, 'M0 0V14H5A3.8 3.8 0 0 0 5 6.4H0M0 0H4.6A3.2 3.2 0 0 1 4.6 6.4'],
  C: [10.4, 'M10.4 1.9A6.5 7 0 1 0 10.4 12.1'],
  D: [11, 'M0 0V14H4A7 7 0 0 0 4 0Z'],
  E: [8, 'M8 0H0V14H8M0 7H7'],
  F: [8, 'M8 0H0V14M0 7H7'],
  G: [11.4, 'M10.4 1.9A6.5 7 0 1 0 11.4 11V7.4H7.4'],
  H: [10, 'M0 0V14M10 0V14M0 7H10'],
  I: [0, 'M0 0V14'],
  J: [7, 'M7 0V10.2A3.5 3.8 0 0 1 0 10.2'],
  K: [9.4, 'M0 0V14M9 0 0 8M3.4 5 9.4 14'],
  L: [7.6, 'M0 0V14H7.6'],
  M: [12, 'M0 14V0L6 9 12 0V14'],
  N: [10, 'M0 14V0L10 14V0'],
  O: [13, ROUND],
  P: [9, 'M0 14V0H5.1A3.9 3.9 0 0 1 5.1 7.8H0'],
  Q: [13, `${ROUND}M8.6 9.6 12.8 14`],
  R: [9.2, 'M0 14V0H5.1A3.9 3.9 0 0 1 5.1 7.8H0M5.1 7.8 9.2 14'],
  S: [
    9.2,
    'M8.8 2.7C8 1 6.6 0 4.6 0 2.1 0 .4 1.5.4 3.6.4 8.3 9.2 5.7 9.2 10.4 9.2 12.6 7.3 14 4.7 14 2.4 14 .7 12.9 0 11',
  ],
  T: [10, 'M0 0H10M5 0V14'],
  U: [10, 'M0 0V9A5 5 0 0 0 10 9V0'],
  V: [11, 'M0 0 5.5 14 11 0'],
  W: [16, 'M0 0 4 14 8 2.5 12 14 16 0'],
  X: [10, 'M0 0 10 14M10 0 0 14'],
  Y: [10, 'M0 0 5 7 10 0M5 7V14'],
  Z: [9.6, 'M0 0H9.6L0 14H9.6'],
  0: [10, 'M0 7A5 7 0 1 1 10 7A5 7 0 1 1 0 7Z'],
  1: [4, 'M0 3.2 4 0V14'],
  2: [9, 'M.4 3.9A4.2 3.9 0 1 1 7.6 6.6L0 14H9'],
  3: [8.6, 'M.6 0H8L3.8 5.6A4.2 4.2 0 1 1 0 11.2'],
  4: [9.4, 'M7 14V0L0 10H9.4'],
  5: [9, 'M8 0H1.6L.9 6.1A4.5 4.4 0 1 1 0 11.6'],
  6: [9, 'M6.8 0 1 6.8M0 9.5A4.5 4.5 0 1 1 9 9.5A4.5 4.5 0 1 1 0 9.5Z'],
  7: [9, 'M0 0H9L3 14'],
  8: [
    9,
    'M1 3.3A3.5 3.3 0 1 1 8 3.3A3.5 3.3 0 1 1 1 3.3ZM0 10.3A4.5 3.7 0 1 1 9 10.3A4.5 3.7 0 1 1 0 10.3Z',
  ],
  9: [9, 'M2.2 14 8 7.2M0 4.5A4.5 4.5 0 1 1 9 4.5A4.5 4.5 0 1 1 0 4.5Z'],
  '-': [5, 'M0 7.4H5'],
  '.': [0, 'M0 14V13.99'],
};

const CAP = 14;
const SPACE = 8;
const GAP = 4.4;

/** Words as lines to be stroked. */
export interface Lettering {
  /** In the requested units, without half a stroke at each side. */
  width: number;
  /** `<g>` with the strokes, which inherit the `stroke` colour around them. */
  svg: string;
}

/** Letters without their accents, in capitals. */
const plain = (text: string): string[] => [
  ...text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase(),
];

/** Whether the alphabet has every letter of a text. */
export const canLetter = (text: string): boolean =>
  plain(text).every((letter) => letter === ' ' || letter in GLYPHS) && /\S/.test(text);

const round = (value: number) => Math.round(value * 100) / 100;

/** Draws a text with capitals `height` high, its upper left corner at `x`, `y`. Missing letters are left out. */
export function lettering(text: string, x: number, y: number, height: number): Lettering {
  const scale = height / CAP;
  let pen = 0;
  const lines: string[] = [];
  for (const letter of plain(text)) {
    const glyph = GLYPHS[letter];
    if (glyph) lines.push(`<path transform="translate(${round(pen)} 0)" d="${glyph[1]}"/>`);
    pen += (glyph ? glyph[0] : SPACE - GAP) + GAP;
  }
  const place = `translate(${round(x)} ${round(y)}) scale(${round(scale)})`;
  return { width: (pen - GAP) * scale, svg: `<g transform="${place}">${lines.join('')}</g>` };
}
