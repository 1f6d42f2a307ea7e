import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashTree } from '#scripts/pipeline/hash.ts';
import { cacheRoot, ROOT } from '#scripts/roots/roots.ts';

/** What the table of props is made from. */
const SOURCES = ['src/ui', 'src/theme', 'scripts/codegen/openapi', 'package-lock.json'];

const isSource = (path: string): boolean => !path.includes('node_modules/');

/** The table of props as JSON. It is kept in the cache until its sources change, because reading types takes seconds. */
export async function readProps(): Promise<string> {
  const folder = join(cacheRoot(), 'story-props');
  const path = join(folder, `${hashTree(ROOT, SOURCES, isSource).slice(0, 12)}.json`);
  const kept = await readFile(path, 'utf8').catch(() => undefined);
  if (kept !== undefined) return kept;
  // Loaded here, so that a start with a filled cache does not load the compiler.
  const { storyProps } = await import('#scripts/codegen/openapi/storyProps.ts');
  const text = JSON.stringify(storyProps(ROOT));
  await mkdir(folder, { recursive: true });
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, text);
  await rename(draft, path);
  return text;
}
