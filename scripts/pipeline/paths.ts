import { join } from 'node:path';

/** The project's root. */
export const ROOT = join(import.meta.dirname, '..', '..');

/** The build's cache folder: compiled apps, encoded pictures. `LIVERY_CACHE` moves it, so that a CI can keep it between runs. */
export const cacheRoot = (): string => process.env.LIVERY_CACHE ?? join(ROOT, '.livery');
