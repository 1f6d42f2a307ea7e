import { randomInt } from 'node:crypto';
import sharp from 'sharp';

const CELL = 44;
const HEIGHT = 64;
const LINES = 4;

/** The digits as lines between points of a grid of 2 by 4. */
const STROKES: readonly string[] = [
  'M0 0H2V4H0Z',
  'M0 1L1 0V4M0 4H2',
  'M0 1V0H2V2L0 4H2',
  'M0 0H2L1 2L2 3V4H0',
  'M2 3H0L1 0M1 2V4',
  'M2 0H0V2H2V4H0',
  'M2 0H0V4H2V2H0',
  'M0 0H2L1 4',
  'M0 0H2V4H0ZM0 2H2',
  'M2 2H0V0H2V4H0',
];

const between = (low: number, high: number) => randomInt(low, high + 1);

/** Draws a digit in its cell: scaled, moved, turned and slanted a little, so that no two look the same. */
function drawn(digit: string, index: number): string {
  const x = index * CELL + between(10, 16);
  const y = between(10, 18);
  const scale = `${between(9, 11)} ${between(8, 10)}`;
  const turn = `rotate(${between(-16, 16)}) skewX(${between(-14, 14)})`;
  return `<path vector-effect="non-scaling-stroke" transform="translate(${x} ${y}) ${turn} scale(${scale})" d="${STROKES[Number(digit)]}"/>`;
}

/** A line from side to side. */
function crossing(width: number): string {
  const [from, over, to] = [between(0, HEIGHT), between(0, HEIGHT), between(0, HEIGHT)];
  return `<path d="M0 ${from}Q${width / 2} ${over} ${width} ${to}" stroke-width="2"/>`;
}

/** Draws digits as a picture that people read more easily than machines do: a data URL of PNG. */
export async function captchaImage(digits: string): Promise<string> {
  const width = digits.length * CELL + 12;
  const lines = Array.from({ length: LINES }, () => crossing(width)).join('');
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}">` +
    '<rect width="100%" height="100%" fill="#f4f1ea"/>' +
    '<g fill="none" stroke="#2b2f38" stroke-width="4" stroke-linejoin="round">' +
    `${[...digits].map(drawn).join('')}${lines}</g></svg>`;
  const png = await sharp(Buffer.from(svg)).png().toBuffer();
  return `data:image/png;base64,${png.toString('base64')}`;
}
