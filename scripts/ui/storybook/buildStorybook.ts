import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashTree } from '#scripts/pipeline/hash.ts';
import { cacheRoot, ROOT } from '#scripts/roots/roots.ts';
import { writeStoryBrands } from '../stress/storyBrands.ts';

/** All inputs of a built Storybook. */
const INPUTS = [
  'src',
  '.storybook',
  'brands',
  'tokens',
  'schemas',
  'scripts/brand',
  'scripts/pipeline',
  'scripts/ui/stress',
  'scripts/ui/storybook',
  'vite.config.ts',
  'package-lock.json',
];

/** Tests are in no Storybook. */
const isShown = (path: string): boolean => !/\.test\.tsx?$/.test(path);

/** React logs errors to the console only in development builds. */
const ENVIRONMENT = { NODE_ENV: 'development', STORYBOOK_DISABLE_TELEMETRY: '1' };

/**
 * Builds Storybook with the project's brands and the stress brands, for the checks. Built once for the same sources.
 * @returns its folder
 * @throws if it does not build
 */
export async function buildStorybook(): Promise<string> {
  const root = join(cacheRoot(), 'storybook');
  const dir = join(root, hashTree(ROOT, INPUTS, isShown).slice(0, 24));
  if (existsSync(dir)) return dir;
  const draft = `${dir}.draft`;
  const brandsDir = `${dir}.brands`;
  for (const old of existsSync(root) ? readdirSync(root) : []) {
    rmSync(join(root, old), { recursive: true, force: true });
  }
  await writeStoryBrands(brandsDir);
  const bin = join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');
  const { status, stdout } = spawnSync(process.execPath, [bin, 'build', '--test', '-o', draft], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...ENVIRONMENT, LIVERY_BRANDS: brandsDir },
  });
  rmSync(brandsDir, { recursive: true });
  if (status !== 0) throw new Error(`Storybook did not build:\n${stdout}`);
  renameSync(draft, dir);
  return dir;
}
