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
    testTimeout: 60_000,
    // A platform's database is copied before its tests: on a busy machine that takes its time.
    hookTimeout: 60_000,
    // Files share what they import, not what they change: each starts a platform of its own.
    isolate: false,
  },
});
