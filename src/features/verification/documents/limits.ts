import type { FileLimits } from '#src/ui/fileDrop/acceptFiles.ts';

const MEGABYTE = 1024 * 1024;

/** Limits of a picture (S5.9). */
export const PICTURE_LIMITS = {
  types: ['image/png', 'image/jpeg'],
  maxBytes: 5 * MEGABYTE,
  maxFiles: 1,
} as const satisfies FileLimits;
