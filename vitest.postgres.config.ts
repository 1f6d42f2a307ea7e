import { defineConfig } from 'vitest/config';

/** The tests of money, states and realtime once more, on a PostgreSQL server. */
export default defineConfig({
  test: {
    name: 'postgres',
    environment: 'node',
    include: [
      'sandbox/{accounts,agents,contract,control,play,protection,realtime,rewards,wallet}/**/*.test.ts',
      'sandbox/handlers/**/*.test.ts',
    ],
    globalSetup: ['sandbox/postgres/seededServer.setup.ts'],
    setupFiles: ['sandbox/postgres/skipWithout.setup.ts'],
    testTimeout: 30_000,
  },
});
