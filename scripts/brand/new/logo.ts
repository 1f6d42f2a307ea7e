import { readFile } from 'node:fs/promises';
import { cleanText } from '#scripts/pipeline/assets/svg.ts';
import { bytesFault, vectorFault } from '#scripts/pipeline/validate/picture.ts';
import type { PictureFault } from '#scripts/pipeline/validate/svgMeasure.ts';
import type { Problem } from './answers.ts';

export type Logo = { svg: string } | { problem: NonNullable<Problem> };

const refused = (path: string, { reason, suggestion }: PictureFault): Logo => ({
  problem: `The logo ${path} cannot be used. ${reason}${suggestion ? ` Fix: ${suggestion}.` : ''}`,
});

/** Reads an SVG as the logo, refuses an unsuitable one, and cleans the rest. */
export async function readLogo(path: string): Promise<Logo> {
  try {
    // Too large a file is refused before it is read.
    const heavy = await bytesFault(path);
    if (heavy) return refused(path, heavy);
    const bytes = await readFile(path);
    const fault = await vectorFault(bytes);
    return fault ? refused(path, fault) : { svg: `${cleanText(bytes.toString('utf8'))}\n` };
  } catch {
    return { problem: `The logo ${path} cannot be read.` };
  }
}
