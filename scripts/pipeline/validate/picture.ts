import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { fromBuffer } from '@capsizecss/unpack';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { secretIn } from './secrets.ts';
import { svgFault } from './svg.ts';
import type { PictureFault } from './svgMeasure.ts';

/** Bytes. A phone on 3G waits five seconds for one megabyte. */
const MAX_PICTURE = 1_000_000;
const MAX_FONT = 50 * 1024;
/** Pixels on either side. */
const MAX_SIDE = 4000;
/** The size at which a picture is test-rendered. */
const TRIAL = { width: 64, height: 64, fit: 'inside' } as const;

const FORMAT_OF: Record<string, string> = {
  '.png': 'png',
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.webp': 'webp',
};

const shownSize = (bytes: number) =>
  bytes < MAX_PICTURE ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const SMALLER = 'save it smaller, or with fewer details';

/** Why a picture has too many bytes, before it is read. */
export async function bytesFault(path: string): Promise<PictureFault | undefined> {
  const { size } = await stat(path);
  if (size <= MAX_PICTURE) return undefined;
  const reason = `It has ${shownSize(size)}; a picture may have at most 1 MB.`;
  return { reason, suggestion: SMALLER };
}

/** Renders a picture small, as the build will; the fault if that fails. */
async function drawingFault(picture: string | Buffer): Promise<PictureFault | undefined> {
  try {
    await sharp(picture).resize(TRIAL).raw().toBuffer();
    return undefined;
  } catch {
    const suggestion = 'open it in a program for pictures and save it again';
    return { reason: 'It cannot be drawn: its content is damaged or breaks off.', suggestion };
  }
}

async function rasterFault(path: string, extension: string): Promise<PictureFault | undefined> {
  try {
    const { format, width, height } = await sharp(path).metadata();
    if (format !== FORMAT_OF[extension])
      return { reason: `It is named ${extension} but its content is ${format}.` };
    if (width <= MAX_SIDE && height <= MAX_SIDE) return drawingFault(path);
    const reason = `It is ${width} × ${height} pixels; each side may have at most ${MAX_SIDE}.`;
    return { reason, suggestion: SMALLER };
  } catch {
    return { reason: 'Its content is no picture that can be read.' };
  }
}

const NO_VECTOR = 'draw it as SVG: a raster renamed to .svg stays a raster';

/** Why an SVG cannot be published, or undefined if it can. */
export async function vectorFault(bytes: Uint8Array): Promise<PictureFault | undefined> {
  const svg = new TextDecoder().decode(bytes);
  if (!/^\s*</.test(svg)) {
    const found = await fileTypeFromBuffer(bytes);
    const what = found ? `a file of the type ${found.mime}` : 'no text that begins with <';
    return { reason: `It is no SVG: its content is ${what}.`, suggestion: NO_VECTOR };
  }
  const secret = secretIn(svg);
  if (secret) return { reason: `It seems to hold ${secret}.` };
  return svgFault(svg) ?? drawingFault(Buffer.from(bytes));
}

/** Why a picture of a brand cannot be published, or undefined if it can. */
export async function pictureFault(path: string): Promise<PictureFault | undefined> {
  const heavy = await bytesFault(path);
  if (heavy) return heavy;
  const extension = extname(path).toLowerCase();
  return extension === '.svg' ? vectorFault(await readFile(path)) : rasterFault(path, extension);
}

/** Why a font of a brand cannot be published, or undefined if it can. */
export async function fontFault(path: string): Promise<PictureFault | undefined> {
  const bytes = await readFile(path);
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') return { reason: 'Its content is no WOFF2 font.' };
  if (bytes.length > MAX_FONT) {
    const reason = `It has ${shownSize(bytes.length)}; a font may have at most 50 KB.`;
    return { reason, suggestion: 'leave out the letters that no text of the brand has (a subset)' };
  }
  try {
    await fromBuffer(bytes);
    return undefined;
  } catch {
    return {
      reason: 'Its content is damaged or breaks off.',
      suggestion: 'convert it to WOFF2 again',
    };
  }
}
