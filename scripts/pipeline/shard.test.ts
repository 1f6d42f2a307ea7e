import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inShard, parseShard } from './shard.ts';

const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{2,8}$/));

describe('shards', () => {
  it('contain every brand exactly once', () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 12 }), (all, count) => {
        const parts = Array.from({ length: count }, (_, at) =>
          inShard(all, { index: at + 1, count }),
        );
        expect(parts.flat().sort()).toEqual([...all].sort());
      }),
    );
  });

  it('differ by at most one brand in size', () => {
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 12 }), (all, count) => {
        const sizes = Array.from(
          { length: count },
          (_, at) => inShard(all, { index: at + 1, count }).length,
        );
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('do not depend on the order of the brands', () => {
    fc.assert(
      fc.property(ids, (all) => {
        const shard = { index: 1, count: 3 };
        expect(inShard([...all].reverse(), shard)).toEqual(inShard(all, shard));
      }),
    );
  });

  it.each(['0/4', '5/4', '1/0', '1', 'a/b', '1/4/2', '-1/4'])('are invalid as %s', (text) => {
    expect(parseShard(text)).toBeUndefined();
  });

  it('are numbered from 1', () => {
    expect(parseShard('8/8')).toEqual({ index: 8, count: 8 });
  });
});
