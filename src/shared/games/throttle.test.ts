import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { throttle } from './throttle.ts';

describe('throttle', () => {
  it('allows a favourite to be toggled once a second, each game separately (S9.1)', () => {
    let time = 0;
    const passes = throttle(1000, () => time);
    expect(passes(1)).toBe(true);
    time = 999;
    expect(passes(1)).toBe(false);
    expect(passes(2)).toBe(true);
    time = 1000;
    expect(passes(1)).toBe(true);
  });

  it('never allows two within the interval, and never blocks one after it', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1500)), (steps) => {
        let time = 0;
        const passes = throttle(1000, () => time);
        let last = Number.NEGATIVE_INFINITY;
        for (const step of steps) {
          time += step;
          const passed = passes(7);
          expect(passed).toBe(time - last >= 1000);
          if (passed) last = time;
        }
      }),
    );
  });
});
