import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { contractCalls } from './scripts/codegen/contract/contractCalls.ts';
import { IS_PUSH, isInShare } from './scripts/test/draw.ts';

/** The tests that are made for a database of either kind. */
const forEachEngine = globSync('sandbox/**/*.test.ts').filter((file) =>
  /\bon(EachEngine|Postgres)\(/.test(readFileSync(file, 'utf8')),
);

/** The tests of rules, which the unit step runs on PGlite. */
const rules = globSync([
  'sandbox/domains/**/*.test.ts',
  'sandbox/kernel/{contract,control,realtime}/**/*.test.ts',
  'sandbox/tools/control/**/*.test.ts',
]);

/** A push repeats a drawn twelfth of the rules. */
const repeated = IS_PUSH ? rules.filter((file) => isInShare(`postgres ${file}`, 12)) : rules;

/** The tests of money, states and realtime once more, on a PostgreSQL server. */
export default defineConfig({
  plugins: [contractCalls()],
  test: {
    name: 'postgres',
    environment: 'node',
    include: [...forEachEngine, ...repeated],
    globalSetup: [
      'scripts/test/temporaryFolder.setup.ts',
      'sandbox/testing/postgres/seededServer.setup.ts',
    ],
    setupFiles: ['scripts/test/random.setup.ts'],
    testTimeout: 60_000,
    // A platform's database is copied before its tests: on a busy machine that takes its time.
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // Files share what they import, not what they change: each starts a platform of its own.
    isolate: false,
    // A test waits for the server as long as it works, so one worker alone would leave cores idle.
    maxWorkers: availableParallelism(),
  },
});
