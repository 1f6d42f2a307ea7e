import { describe, expect, it } from 'vitest';
import { DEVICE_INDEX, slowdownFor } from './slowdown.ts';

describe('the slowdown of a measured page', () => {
  it('makes machines of every speed as slow as one phone', () => {
    for (const index of [600, 1210, 1800, 2400]) {
      expect(index / slowdownFor(index)).toBeCloseTo(DEVICE_INDEX);
    }
  });

  it('never makes a slow machine faster', () => {
    expect(slowdownFor(300)).toBe(1);
  });
});
