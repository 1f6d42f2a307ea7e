import { defineConfig } from 'vitest/config';

/** Pure logic, in Node. The stories run in Chromium by `vitest --config vitest.stories.config.ts`. */
export default defineConfig({
  test: {
    name: 'unit',
    environment: 'node',
    include: ['{src,scripts,sandbox}/**/*.test.ts'],
    testTimeout: 30_000,
  },
});
