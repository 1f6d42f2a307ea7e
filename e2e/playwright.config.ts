import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/setup/chromium.mjs';
import { READY_PORT } from './sites.ts';

const executablePath = findChromium();

/** The specs that run on a desktop only: by keyboard, without a visible page, or with a phone viewport of their own. */
const DESKTOP_ALONE = [
  ...['keyboard', 'sandboxConsole', 'sandboxDocs', 'sandboxGames'],
  ...['faults', 'policy', 'registerFields', 'secrets', 'seo'],
  ...['header', 'languages', 'people', 'seen', 'states'],
];

/** Journeys on the built sites of all brands with the real sandbox, on a desktop and on a phone. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../.livery/test/journeys',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: '../.livery/test/journeys.json' }]],
  use: {
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath && { executablePath }) },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: DESKTOP_ALONE.map((file) => `${file}.spec.ts`),
      use: {
        ...devices['Galaxy S9+'],
        viewport: { width: 360, height: 640 },
        deviceScaleFactor: 2,
      },
    },
  ],
  webServer: {
    command: 'node serve.ts',
    url: `http://localhost:${READY_PORT}/ready`,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
