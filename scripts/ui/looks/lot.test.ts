import { describe, expect, it } from 'vitest';
import { drawnIn } from './lot.ts';

const VARIANTS = ['a dark', 'a light', 'b dark', 'b light'];
const STORIES = Array.from({ length: 80 }, (_, at) => `ui-part--story-${at}`);

describe('the draw for a story', () => {
  it('is the same for the same seed', () => {
    const draw = () => STORIES.map((story) => drawnIn(story, VARIANTS, 'x'));
    expect(draw()).toEqual(draw());
  });

  it('covers every value over stories and seeds', () => {
    const [story = ''] = STORIES;
    const byStory = STORIES.map((each) => drawnIn(each, VARIANTS, 'x'));
    const bySeed = STORIES.map((_, seed) => drawnIn(story, VARIANTS, `${seed}`));
    expect(new Set(byStory).size).toBe(VARIANTS.length);
    expect(new Set(bySeed).size).toBe(VARIANTS.length);
  });

  it('is an error for an empty list', () => {
    expect(() => drawnIn('a', [], 'x')).toThrow(RangeError);
  });
});
