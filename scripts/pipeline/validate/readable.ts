import { access, constants } from 'node:fs/promises';
import { errorCode } from '#scripts/command/errorCode.ts';
import { shownPath } from '../readBrand.ts';
import { type Diagnostic, diagnosticOn } from './diagnostic.ts';
import type { PictureFault } from './svgMeasure.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'You have no right to read it.',
  EPERM: 'You have no right to read it.',
  ENOENT: 'It was removed while it was checked.',
};

/** Why a file cannot be read, in words. */
function readReason(error: unknown): string {
  const code = errorCode(error) ?? 'unknown error';
  return REASONS[code] ?? `It cannot be read (${code}).`;
}

const SUGGESTION = 'give yourself the right to read the file';

/** The diagnostic of a file or folder of a brand that could not be read, from what the file system has thrown. */
export function unreadable(error: unknown, folder: string): Diagnostic {
  const path = error instanceof Error && 'path' in error ? String(error.path) : folder;
  const complaint = { rule: 'file', reason: readReason(error), suggestion: SUGGESTION };
  return diagnosticOn(shownPath(path), complaint);
}

/** Why a file of a brand cannot be read, or undefined if it can. */
export async function readFault(path: string): Promise<PictureFault | undefined> {
  try {
    await access(path, constants.R_OK);
    return undefined;
  } catch (error) {
    return { reason: readReason(error), suggestion: SUGGESTION };
  }
}
