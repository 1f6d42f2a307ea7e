import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Livery's package says of the code that it was made from, under `livery` in its package.json. */
export interface Packed {
  /** The hash of the sources of the compiled app, which the package brings. */
  sources: string;
  /** The hash of the build's own steps. */
  steps: string;
  /** The versions of the packages that pages are made with. */
  versions: Readonly<Record<string, string>>;
  /** The last commit that changed the inputs of sites. */
  revision?: string;
}

/** What the package in a folder was made from; undefined for a folder with the sources themselves. */
export function packedAt(root: string): Packed | undefined {
  const file = join(root, 'package.json');
  if (!existsSync(file)) return undefined;
  const { livery }: { livery?: Packed } = JSON.parse(readFileSync(file, 'utf8'));
  return livery;
}
