import { globSync } from 'node:fs';
import { IS_PUSH, isInShare } from './draw.ts';

/**
 * The tests that take ten seconds and more to prove what other tests would also notice: guides that are followed, proofs over all calls of
 * the platform, and commands started as a whole.
 */
export const LONG_TESTS = [
  'e2e/draw/askedJourneys.test.ts',
  'sandbox/domains/agents/team/latestCount.test.ts',
  'sandbox/proofs/{access,foreignIds,fuzz,hostileAgents,hostileLists,records,recordsAtSize,secretsAtRest}.test.ts',
  'sandbox/proofs/figures/figures.test.ts',
  'sandbox/proofs/money/crash.test.ts',
  'sandbox/seeds/resetDatabase.test.ts',
  'sandbox/tools/control/reset.test.ts',
  'scripts/brand/{against,migrateKilled,primaries}.test.ts',
  'scripts/codegen/partsApi.test.ts',
  'scripts/guides/{firstBrand,firstCall,firstModule,newLanguage}.test.ts',
  'scripts/package/package.test.ts',
  'scripts/pipeline/run/checkThenBuild.test.ts',
  'scripts/pipeline/shards.test.ts',
  'scripts/pipeline/validate/randomCompositions.test.ts',
  'scripts/pipeline/versions/sameSite.test.ts',
  'scripts/release/killed.test.ts',
  'scripts/start/sandbox.test.ts',
  'scripts/ui/weight/uiWeight.test.ts',
];

/** A push runs one in so many of them. */
const ONE_IN = 6;

/** The long tests that this run leaves out: five sixths at a push, drawn for each commit. */
export const leftOutTests = (isPush = IS_PUSH): string[] =>
  isPush ? globSync(LONG_TESTS).filter((file) => !isInShare(`long test ${file}`, ONE_IN)) : [];
