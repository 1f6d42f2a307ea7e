import { describe, expect, it } from 'vitest';
import { marqueeSeconds } from './marqueeSeconds.ts';

describe('the pace of a marquee', () => {
  it('gives every character the same time, however long the line', () => {
    const line = 'Planned maintenance on Sunday from three to half past three'.repeat(3);
    const once = marqueeSeconds([line]);
    expect(marqueeSeconds([line, line])).toBeCloseTo(2 * once);
  });

  it('does not rush a short line', () => {
    expect(marqueeSeconds(['Hello'])).toBe(12);
    expect(marqueeSeconds([])).toBe(12);
  });
});
