import { ChunkError } from '#src/modules/screens.ts';

/** Why a part of the page is not there: it broke, it did not arrive (S8.8), or it was waited for too long (S9.6). */
export type FailureKind = 'fault' | 'missing' | 'slow';

/** What browsers say where a script that is fetched later does not come: Chromium, Firefox, WebKit. */
const IMPORT_FAILED =
  /fetch dynamically imported module|loading dynamically imported module|importing a module script failed/i;

/** The kind of what was thrown while a page was drawn. */
export function failureKind(error: unknown): FailureKind {
  if (error instanceof ChunkError) return error.slow ? 'slow' : 'missing';
  return error instanceof Error && IMPORT_FAILED.test(error.message) ? 'missing' : 'fault';
}
