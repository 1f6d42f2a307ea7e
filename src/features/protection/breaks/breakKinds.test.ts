import { describe, expect, it } from 'vitest';
import { breakLength, LENGTHS } from './breakKinds.ts';

describe('the lengths of breaks', () => {
  it('range from 24 hours to 6 weeks, and from 6 months to 5 years (DECISIONS, player protection)', () => {
    expect([LENGTHS.timeOut[0], LENGTHS.timeOut.at(-1)]).toEqual([24, 6 * 7 * 24]);
    expect([LENGTHS.exclusion[0], LENGTHS.exclusion.at(-1)]).toEqual([6, 60]);
  });

  it('are expressed in the largest unit that divides them', () => {
    const said = (kind: keyof typeof LENGTHS) =>
      LENGTHS[kind].map((length) => Object.values(breakLength(kind, length)).join(' '));
    expect(said('timeOut')).toEqual([
      'days 1',
      'days 3',
      'weeks 1',
      'weeks 2',
      'weeks 4',
      'weeks 6',
    ]);
    expect(said('exclusion')).toEqual(['months 6', 'years 1', 'years 2', 'years 3', 'years 5']);
  });
});
