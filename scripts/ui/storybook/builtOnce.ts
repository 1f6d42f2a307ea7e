import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashTree } from '#scripts/pipeline/hash.ts';
import { cacheRoot, ROOT } from '#scripts/roots/roots.ts';

/** All inputs of a built Storybook but its brands. */
export const STORYBOOK_INPUTS: readonly string[] = [
  'src',
  '.storybook',
  'tokens',
  'schemas',
  'scripts/brand',
  'scripts/pipeline',
  'scripts/storybook/brandFiles.ts',
  'scripts/storybook/readStoryBrands.ts',
  'scripts/storybook/storyBrand.ts',
  'scripts/ui/storybook',
  'vite.config.ts',
  'package-lock.json',
];

/** Tests are in no Storybook. */
const isShown = (path: string): boolean => !/\.test\.tsx?$/.test(path);

/** A folder of built Storybooks in the cache, what they are made from, and how one is made in an empty folder. */
interface Recipe {
  kind: string;
  inputs: readonly string[];
  make: (draft: string) => Promise<void>;
}

/** Makes a Storybook unless it was made before from the same inputs, in the place of older ones of its kind. Returns its folder. */
export async function builtOnce({ kind, inputs, make }: Recipe): Promise<string> {
  const root = join(cacheRoot(), kind);
  const dir = join(root, hashTree(ROOT, inputs, isShown).slice(0, 24));
  if (existsSync(dir)) return dir;
  for (const old of existsSync(root) ? readdirSync(root) : []) {
    rmSync(join(root, old), { recursive: true, force: true });
  }
  const draft = `${dir}.draft`;
  await make(draft);
  renameSync(draft, dir);
  return dir;
}

/**
 * Runs Storybook's own build into a folder.
 * @throws if it does not build
 */
export function storybookBuild(
  folder: string,
  flags: readonly string[],
  environment: Readonly<Record<string, string>>,
): void {
  const bin = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');
  const { status, stdout } = spawnSync(process.execPath, [bin, 'build', ...flags, '-o', folder], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', ...environment },
  });
  if (status !== 0) throw new Error(`Storybook did not build:\n${stdout}`);
}
