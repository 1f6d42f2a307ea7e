import { describe, expect, it } from 'vitest';
import { BY_CARD, BY_HAND } from '../deposit.fixture.ts';
import { STEPS, stepOf } from './depositStep.ts';
import { watchInterval } from './useDepositWatch.ts';

describe('stepOf', () => {
  it('is checking after a manual payment was reported, and done once it is credited', () => {
    expect(STEPS[stepOf(BY_HAND)]).toBe('pay');
    expect(STEPS[stepOf({ ...BY_HAND, state: 'pending' })]).toBe('check');
    expect(STEPS[stepOf({ ...BY_CARD, state: 'pending' })]).toBe('pay');
    expect(stepOf({ ...BY_CARD, state: 'paid' })).toBe(STEPS.length);
  });
});

describe('watchInterval', () => {
  it('grows with every response up to half a minute', () => {
    expect([0, 1, 2, 50].map(watchInterval)).toEqual([2000, 3000, 4500, 30_000]);
  });
});
