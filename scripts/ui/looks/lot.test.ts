import { describe, expect, it } from 'vitest';
import { drawnIn } from './lot.ts';

const DRESSES = ['a dark', 'a light', 'b dark', 'b light'];
const STORIES = Array.from({ length: 80 }, (_, at) => `ui-part--story-${at}`);

describe('what is drawn for a story', () => {
  it('is the same for the same seed', () => {
    const draw = () => STORIES.map((story) => drawnIn(story, DRESSES, 'x'));
    expect(draw()).toEqual(draw());
  });

  it('is everything as stories and seeds differ', () => {
    const [story = ''] = STORIES;
    const byStory = STORIES.map((each) => drawnIn(each, DRESSES, 'x'));
    const bySeed = STORIES.map((_, seed) => drawnIn(story, DRESSES, `${seed}`));
    expect(new Set(byStory).size).toBe(DRESSES.length);
    expect(new Set(bySeed).size).toBe(DRESSES.length);
  });

  it('is an error where there is nothing', () => {
    expect(() => drawnIn('a', [], 'x')).toThrow(RangeError);
  });
});
