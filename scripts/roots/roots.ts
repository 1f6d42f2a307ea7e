import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { packedAt } from './packed.ts';

const file = findPackageJSON(import.meta.url);
if (file === undefined) throw new Error('Livery has no package.json.');

/** The folder of Livery's own files: this repository, or the package that an operator's project depends on. */
export const ROOT = dirname(file);

/** Whether Livery is a package here, without its sources. */
export const IS_PACKAGE = packedAt(ROOT) !== undefined;

/**
 * The folder of what the operator has: brands, languages of their own, built sites, releases. This repository itself, or the working folder
 * where Livery is a package.
 */
export const PROJECT = IS_PACKAGE ? process.cwd() : ROOT;

/** The build's cache folder: compiled apps, encoded pictures. `LIVERY_CACHE` moves it, so that a CI can keep it between runs. */
export const cacheRoot = (): string => process.env.LIVERY_CACHE ?? join(PROJECT, '.livery');
