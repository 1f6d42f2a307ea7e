import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from './scripts/setup/chromium.mjs';

const executablePath = findChromium();

/** Two projects: pure logic in Node, and every story in Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{src,scripts,sandbox}/**/*.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
