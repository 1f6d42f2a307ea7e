import { describe, expect, it } from 'vitest';
import { ORDER } from './order.ts';

describe('the order of a column', () => {
  it('of figures is by size, not alphabetical', () => {
    expect(['9.50', '100.00', '-3', '10'].sort(ORDER.figure)).toEqual([
      '-3',
      '9.50',
      '10',
      '100.00',
    ]);
  });

  it('of text sorts the numbers in it by size and ignores case', () => {
    expect(['game 10', 'Game 9', 'fish'].sort(ORDER.text)).toEqual(['fish', 'Game 9', 'game 10']);
  });

  it('of moments is by time, whatever their zone, with invalid ones first', () => {
    const moments = ['2026-03-05T20:00:00+06:00', '2026-03-05T15:00:00Z', '–', ''];
    expect(moments.sort(ORDER.moment)).toEqual([
      '–',
      '',
      '2026-03-05T20:00:00+06:00',
      '2026-03-05T15:00:00Z',
    ]);
  });
});
