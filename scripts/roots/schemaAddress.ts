import { join, relative, sep } from 'node:path';
import { IS_PACKAGE, PROJECT } from './roots.ts';

/** Where npm puts the package in a project, whatever folder this code has been started from. */
const PACKAGE = IS_PACKAGE ? join('node_modules', 'livery') : '';

/**
 * The address of a schema from a folder of a project, for editors: relative, so that it names no place of this machine and stays valid
 * while the folder and the project keep their relative places.
 */
export const schemaAddress = (folder: string, schema: string, project = PROJECT): string =>
  relative(folder, join(project, PACKAGE, 'schemas', schema))
    .split(sep)
    .join('/');
