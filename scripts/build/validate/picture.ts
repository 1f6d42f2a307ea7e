import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp from 'sharp';
import { secretIn } from './secrets.ts';
import { svgFault } from './svg.ts';

/** Bytes. A phone on 3G waits five seconds for one megabyte. */
const MAX_PICTURE = 1_000_000;
const MAX_FONT = 25 * 1024;
/** Pixels on either side. */
const MAX_SIDE = 4000;

const FORMAT_OF: Record<string, string> = {
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
};

const shownSize = (bytes: number) =>
  bytes < MAX_PICTURE ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

async function rasterFault(path: string, extension: string): Promise<string | undefined> {
  try {
    const { format, width, height } = await sharp(path).metadata();
    if (format !== FORMAT_OF[extension])
      return `It is named ${extension} but its content is ${format}.`;
    if (width <= MAX_SIDE && height <= MAX_SIDE) return undefined;
    return `It is ${width} × ${height} pixels; each side may have at most ${MAX_SIDE}.`;
  } catch {
    return 'Its content is no picture that can be read.';
  }
}

async function vectorFault(path: string): Promise<string | undefined> {
  const svg = await readFile(path, 'utf8');
  const secret = secretIn(svg);
  return secret ? `It holds what looks like ${secret}.` : svgFault(svg);
}

/** Why a picture of a brand cannot be published, or undefined where it can. */
export async function pictureFault(path: string): Promise<string | undefined> {
  const { size } = await stat(path);
  if (size > MAX_PICTURE) return `It has ${shownSize(size)}; a picture may have at most 1 MB.`;
  const extension = extname(path).toLowerCase();
  return extension === '.svg' ? vectorFault(path) : rasterFault(path, extension);
}

/** Why a font of a brand cannot be published, or undefined where it can. */
export async function fontFault(path: string): Promise<string | undefined> {
  const bytes = await readFile(path);
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') return 'Its content is no WOFF2 font.';
  return bytes.length > MAX_FONT
    ? `It has ${shownSize(bytes.length)}; a font may have at most 25 KB.`
    : undefined;
}
