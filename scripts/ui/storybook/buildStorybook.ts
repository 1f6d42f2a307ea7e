import { rmSync } from 'node:fs';
import { writeStoryBrands } from '../stress/storyBrands.ts';
import { builtOnce, STORYBOOK_INPUTS, storybookBuild } from './builtOnce.ts';

/**
 * Builds Storybook with the project's brands and the stress brands, for the checks. Built once for the same sources.
 * @returns its folder
 * @throws if it does not build
 */
export const buildStorybook = (): Promise<string> =>
  builtOnce({
    kind: 'storybook',
    inputs: [...STORYBOOK_INPUTS, 'brands', 'languages', 'scripts/ui/stress'],
    make: async (draft) => {
      const brandsDir = `${draft}.brands`;
      await writeStoryBrands(brandsDir);
      try {
        // React logs errors to the console only in development builds.
        storybookBuild(draft, ['--test'], { NODE_ENV: 'development', LIVERY_BRANDS: brandsDir });
      } finally {
        rmSync(brandsDir, { recursive: true });
      }
    },
  });
