import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/setup/packages.mjs';
import { EACH_PUSH, isDueAtPush } from './share.ts';

describe('the share of a push', () => {
  it('includes the core of a brand, whatever is drawn', () => {
    const specs = globSync('*.spec.ts', { cwd: `${ROOT}/e2e` });
    expect(specs).toEqual(expect.arrayContaining([...EACH_PUSH]));
    for (const file of EACH_PUSH) expect(isDueAtPush(file, 'anything')).toBe(true);
  });
});
