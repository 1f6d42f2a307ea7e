import { defineConfig, devices } from '@playwright/test';
import { ROOT } from '#scripts/roots/roots.ts';
import { CHROMIUM_FLAGS, findChromium } from '../setup/chromium.mjs';
import { origin, PORT, storybookDir } from './storybook/served.ts';

const executablePath = findChromium();

/** Settings for the same pixels on every machine with this browser version: no hinting, no subpixels, one colour space. */
const STEADY_PIXELS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-font-subpixel-positioning',
  '--force-color-profile=srgb',
];

const launch = (...flags: string[]) => ({
  launchOptions: {
    args: [...CHROMIUM_FLAGS, ...flags],
    ...(executablePath && { executablePath }),
  },
});

/** The checks of the built Storybook: `npm run test:matrix` and `npm run visual`. */
export default defineConfig({
  outputDir: `${ROOT}/.livery/test/ui`,
  fullyParallel: true,
  // Twice the cores of a small machine: a check waits as long as it works.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // A page of sixty games in every variant, on a busy machine.
  timeout: 120_000,
  // The whole Storybook loads, and reloads for each choice.
  expect: { timeout: 20_000 },
  reporter: [['dot'], ['json', { outputFile: `${ROOT}/.livery/test/ui.json` }]],
  use: { ...devices['Desktop Chrome'], baseURL: origin },
  projects: [
    { name: 'matrix', testDir: 'matrix', testMatch: '*.spec.ts', use: launch() },
    {
      name: 'visual',
      testDir: 'visual',
      testMatch: '*.spec.ts',
      snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
      expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.002, scale: 'css' } },
      use: { ...launch(...STEADY_PIXELS), deviceScaleFactor: 1 },
    },
  ],
  webServer: {
    command: `node ${ROOT}/node_modules/vite/bin/vite.js preview --outDir ${storybookDir()} --port ${PORT} --strictPort --host localhost`,
    cwd: ROOT,
    url: `${origin}/index.json`,
    timeout: 60_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
