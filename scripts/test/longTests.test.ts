import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../setup/packages.mjs';
import { LONG_TESTS, leftOutTests } from './longTests.ts';

describe('the long tests', () => {
  it.each(LONG_TESTS)('exist: %s', (pattern) => {
    expect(globSync(pattern, { cwd: ROOT })).not.toEqual([]);
  });

  it('are left out at a push alone', () => {
    expect(leftOutTests(false)).toEqual([]);
  });
});
