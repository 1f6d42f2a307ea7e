import { defineConfig } from 'vitest/config';
import { contractCalls } from './scripts/codegen/contract/contractCalls.ts';
import { MODULES } from './scripts/mutants/modules.ts';

/** The own tests of one mutated module, which `scripts/mutants/run.ts` names. */
export default defineConfig({
  plugins: [contractCalls()],
  test: {
    name: 'mutants',
    environment: 'node',
    globalSetup: ['scripts/test/temporaryFolder.setup.ts'],
    include: MODULES.filter(({ name }) => name === process.env.LIVERY_MUTATED).flatMap(
      ({ tests }) => tests,
    ),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // As long as a busy machine may need for what a test waits for.
    expect: { poll: { timeout: 20_000 } },
  },
});
