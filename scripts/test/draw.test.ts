import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../setup/packages.mjs';
import { drawnOf, SEED } from './draw.ts';

const seeds = fc.string({ minLength: 1 });

describe('a draw', () => {
  it('selects one of several, and the same one for the same seed and key', () => {
    const several = fc.array(fc.anything(), { minLength: 1 });
    fc.assert(
      fc.property(seeds, fc.string(), several, (seed, key, all) => {
        expect(drawnOf(key, all, seed)).toHaveLength(1);
        expect(drawnOf(key, all, seed)).toEqual(drawnOf(key, all, seed));
      }),
    );
  });

  it('selects nothing from an empty list', () => {
    expect(drawnOf('key', [])).toEqual([]);
  });

  it('selects each in turn as the seed changes', () => {
    const all = ['a', 'b', 'c'];
    const met = Array.from({ length: 100 }, (_, seed) => drawnOf('key', all, `${seed}`)).flat();
    expect(new Set(met).size).toBe(all.length);
  });
});

describe('the seed', () => {
  const seedWith = (environment: Record<string, string>): string =>
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', "console.log((await import('#scripts/test/draw.ts')).SEED)"],
      { cwd: ROOT, encoding: 'utf8', env: { ...process.env, ...environment } },
    ).trim();

  it('is the requested one', () => {
    expect(seedWith({ LIVERY_SEED: 'again' })).toBe('again');
  });

  it('is the same in every process', () => {
    expect(seedWith({})).toBe(SEED);
  });
});
