import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Pure logic, in Node. The stories run in Chromium by `vitest --config vitest.stories.config.ts`. */
export default defineConfig({
  test: {
    name: 'unit',
    environment: 'node',
    include: ['{src,scripts,sandbox,e2e}/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Files share what they import, not what they change: each starts a platform of its own.
    isolate: false,
    // Most of the time goes into platforms that start, so no core is left to the runner alone.
    maxWorkers: availableParallelism(),
  },
});
