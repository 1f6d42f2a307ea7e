import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '#scripts/roots/roots.ts';
import { buildStorybook } from './buildStorybook.ts';

/**
 * Builds Storybook if its sources have changed, and runs one of the checks on it.
 * @returns the exit code
 */
export async function prove(
  project: 'matrix' | 'visual',
  args: readonly string[],
): Promise<number> {
  const storybook = await buildStorybook();
  const cli = join(ROOT, 'node_modules/@playwright/test/cli.js');
  const config = join(ROOT, 'scripts/ui/playwright.config.ts');
  const { status } = spawnSync(
    process.execPath,
    [cli, 'test', '--config', config, '--project', project, ...args],
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, LIVERY_STORYBOOK: storybook },
    },
  );
  return status ?? 1;
}
