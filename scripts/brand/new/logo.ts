import { readFile } from 'node:fs/promises';
import { optimize } from 'svgo';
import { svgFault } from '#scripts/build/validate/svg.ts';
import type { Problem } from './answers.ts';

export type Logo = { svg: string } | { problem: NonNullable<Problem> };

/** Reads an SVG to be the logo, refuses what a logo must not be, and cleans the rest. */
export async function readLogo(path: string): Promise<Logo> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch {
    return { problem: `The logo ${path} cannot be read.` };
  }
  const fault = svgFault(text);
  if (fault) return { problem: `The logo ${path} cannot be used. ${fault}` };
  return { svg: `${optimize(text, { multipass: true }).data}\n` };
}
