import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { contractCalls } from './scripts/codegen/contract/contractCalls.ts';
import { leftOutTests } from './scripts/test/longTests.ts';

/** Pure logic, in Node. The stories run in Chromium by `vitest --config vitest.stories.config.ts`. */
export default defineConfig({
  plugins: [contractCalls()],
  test: {
    name: 'unit',
    environment: 'node',
    include: ['{src,scripts,sandbox,e2e,.storybook}/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...leftOutTests()],
    globalSetup: ['scripts/test/temporaryFolder.setup.ts'],
    setupFiles: ['scripts/test/random.setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // As long as a busy machine may need for what a test waits for.
    expect: { poll: { timeout: 20_000 } },
    // Files share what they import, and the database of their process, which has its seeds again before each file.
    isolate: false,
    // The runner itself has little to do, so no core is left to it alone.
    maxWorkers: availableParallelism(),
  },
});
