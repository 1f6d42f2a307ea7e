import type { FileLimits } from '#src/ui/fileDrop/acceptFiles.ts';

const MEGABYTE = 1024 * 1024;

/** Limits of application images (S5.9, S9.6). */
export const IMAGE_LIMITS = {
  types: ['image/png', 'image/jpeg'],
  maxBytes: 5 * MEGABYTE,
  maxFiles: 3,
} as const satisfies FileLimits;

/** The longest statement, in characters (S9.6). */
export const STATEMENT_LENGTH = 140;
