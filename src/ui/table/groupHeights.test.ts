import { describe, expect, it } from 'vitest';
import { CARD_PX, createGroupHeights } from './groupHeights.ts';

describe('the heights of groups', () => {
  it('are estimated by the usual card until one is measured, and by the measured ones then', () => {
    const heights = createGroupHeights(() => 360);
    expect(heights.of(0, 2)).toBe(2 * CARD_PX);
    heights.keep(1, 2, 400);
    expect(heights.of(2, 2)).toBe(400);
    expect(heights.of(3, 1)).toBe(200);
  });

  it('stay as they were estimated when others are measured, so that the list keeps its height', () => {
    const heights = createGroupHeights(() => 360);
    const estimated = heights.of(5, 2);
    heights.keep(0, 2, 400);
    expect(heights.of(5, 2)).toBe(estimated);
  });

  it('are those measured last, and no height of a list that is not displayed', () => {
    const heights = createGroupHeights(() => 360);
    heights.keep(0, 2, 400);
    heights.keep(0, 2, 520);
    heights.keep(0, 2, 0);
    expect(heights.of(0, 2)).toBe(520);
  });

  it('are estimated anew for a group that has got another row', () => {
    const heights = createGroupHeights(() => 360);
    heights.keep(0, 2, 400);
    heights.keep(1, 1, 220);
    expect(heights.of(1, 2)).toBeCloseTo((2 * 620) / 3);
  });

  it('are forgotten on a page of another width', () => {
    let width = 360;
    const heights = createGroupHeights(() => width);
    heights.keep(0, 2, 400);
    width = 800;
    expect(heights.of(0, 2)).toBe(2 * CARD_PX);
  });
});
