import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sha256 } from '../hash.ts';

/** Makes bytes once: those made before from the same input by the same recipe are read from disk. */
export type Cached = (
  input: Uint8Array,
  recipe: object,
  make: () => Promise<Uint8Array>,
) => Promise<Uint8Array>;

/**
 * A cache on disk, keyed by the hash of the input and of the recipe. Entries appear whole, so any number of builds may share the folder.
 * The recipe must name everything that the result depends on.
 */
export function diskCache(folder: string): Cached {
  return async (input, recipe, make) => {
    const key = sha256(`${JSON.stringify(recipe)}\0${sha256(input)}`);
    const path = join(folder, key.slice(0, 2), key.slice(2));
    const known = await readFile(path).catch(() => undefined);
    if (known) return known;
    const bytes = await make();
    const draft = `${path}.${randomUUID()}`;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(draft, bytes);
    await rename(draft, path);
    return bytes;
  };
}
