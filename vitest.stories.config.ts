import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from './scripts/setup/chromium.mjs';
import viteConfig from './vite.config.ts';

const executablePath = findChromium();

/** Every story in Chromium, with its play function and an axe check. */
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
      // More than the waits of one story take: a wait that runs out says what it waited for.
      testTimeout: 60_000,
      // A busy machine can take a browser's frames away for seconds; the report marks what was tried again.
      retry: 1,
      browser: {
        enabled: true,
        headless: true,
        provider: playwright({
          launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
        }),
        instances: [{ browser: 'chromium' }],
      },
    },
  }),
);
