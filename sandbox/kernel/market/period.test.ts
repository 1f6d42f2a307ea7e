import { describe, expect, it } from 'vitest';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { dayCount, daysOf } from './period.ts';

/** Already the next day in Dhaka. */
const market = { timeZone: 'Asia/Dhaka', now: new Date('2026-03-01T18:30:00Z') };

describe('the days of a record', () => {
  it('are 30, today in the market included, if none are given (S9.6)', () => {
    const days = daysOf({}, market);
    expect(days).toEqual({ from: '2026-02-01', to: '2026-03-02' });
    expect(dayCount(days)).toBe(30);
  });

  it('are 30 up to a given last day', () => {
    expect(daysOf({ to: '2026-01-30' }, market)).toEqual({ from: '2026-01-01', to: '2026-01-30' });
  });

  it('last until today from a given first day', () => {
    expect(daysOf({ from: '2026-02-27' }, market)).toEqual({
      from: '2026-02-27',
      to: '2026-03-02',
    });
  });

  it.each([
    [{ from: '2026-02-02', to: '2026-02-01' }],
    [{ from: '2026-03-03' }],
    [{ from: '1999-12-31' }],
    [{ to: '2100-01-01' }],
  ])('are refused if they end before they begin or lie outside of this century: %o', (days) => {
    expect(() => daysOf(days, market)).toThrow(new Refusal('period_invalid'));
  });
});
