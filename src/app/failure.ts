import { ChunkError } from '#src/modules/screens.ts';

/** Why part of the page is missing: it broke, it did not load (S8.8), or it took too long (S9.6). */
export type FailureKind = 'fault' | 'missing' | 'slow';

/** Browsers' error messages for a script that fails to load: Chromium, Firefox, WebKit. */
const IMPORT_FAILED =
  /fetch dynamically imported module|loading dynamically imported module|importing a module script failed/i;

/** The kind of an error thrown during rendering. */
export function failureKind(error: unknown): FailureKind {
  if (error instanceof ChunkError) return error.slow ? 'slow' : 'missing';
  return error instanceof Error && IMPORT_FAILED.test(error.message) ? 'missing' : 'fault';
}
