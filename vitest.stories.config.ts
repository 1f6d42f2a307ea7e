import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { cacheRoot } from '#scripts/roots/roots.ts';
import { CHROMIUM_FLAGS, findChromium } from './scripts/setup/chromium.mjs';
import { IS_PUSH, isInShare, SEED } from './scripts/test/draw.ts';
import { writeStoryBrands } from './scripts/ui/stress/storyBrands.ts';
import viteConfig from './vite.config.ts';

const executablePath = findChromium();

// The folder of brands that Storybook reads, with those that are as far from the usual as can be.
process.env.LIVERY_BRANDS ??= join(cacheRoot(), 'story-brands');
await writeStoryBrands(process.env.LIVERY_BRANDS);

/** A push shows the stories of a drawn sixth of the files. */
const leftOut = IS_PUSH
  ? globSync(['src/**/*.stories.tsx', '.storybook/**/*.stories.tsx']).filter(
      (file) => !isInShare(`stories of ${file}`, 6),
    )
  : [];

/** Every story in Chromium: its play function and axe in a drawn brand and theme, then its looks on narrow screens. */
export default mergeConfig(
  viteConfig,
  defineConfig({
    // Found before the first story, not while one runs: a late find reloads the page below it.
    optimizeDeps: {
      entries: ['.storybook/**/*.{ts,tsx}', 'src/**/*.stories.tsx'],
      include: [
        '@base-ui/react/*',
        '@tanstack/react-table',
        '@tanstack/react-virtual',
        'bowser',
        'd3-scale',
        'd3-shape',
        'libphonenumber-js/mobile',
        'react-day-picker',
        'swiper',
        'swiper/modules',
        'uqr',
      ],
    },
    plugins: [storybookTest({ configDir: '.storybook' })],
    test: {
      name: 'stories',
      exclude: leftOut,
      // More than the waits of one story take: a wait that runs out says what it waited for.
      testTimeout: 60_000,
      setupFiles: ['.storybook/looks/looks.setup.ts'],
      // What the brand and the looks of a story are drawn by.
      env: {
        LIVERY_SEED: SEED,
        LIVERY_ALL: process.env.LIVERY_ALL ?? '',
        LIVERY_LANGUAGE: process.env.LIVERY_LANGUAGE ?? '',
      },
      // A story is shown after another on the same page, as Storybook itself does; a page for each file takes twice the time.
      isolate: false,
      // Stories wait as much as they work.
      maxWorkers: availableParallelism(),
      browser: {
        enabled: true,
        headless: true,
        // The first page waits for all that the stories import, which a busy machine compiles for a while.
        connectTimeout: 300_000,
        provider: playwright({
          launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
