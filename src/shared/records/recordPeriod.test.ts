import { expect, it } from 'vitest';
import {
  PERIOD_DAYS,
  periodFor,
  periodOf,
  periodQuery,
  spanOf,
  spanProblem,
} from './recordPeriod.ts';

const TODAY = '2026-03-05';

it('keeps every period in the URL, presets by their number of days (S9.6)', () => {
  const own = { from: '2026-02-01', to: '2026-02-14' };
  for (const period of [...PERIOD_DAYS.map((days) => ({ days })), own]) {
    expect(periodOf(new URLSearchParams(periodQuery(period)))).toEqual(period);
    expect(periodFor(spanOf(period, TODAY), TODAY)).toEqual(period);
  }
  expect(spanOf({ days: 7 }, TODAY)).toEqual({ from: '2026-02-27', to: TODAY });
  expect(spanOf({ days: 1 }, TODAY)).toEqual({ from: TODAY, to: TODAY });
});

it('falls back to the default for an unknown number of days', () => {
  expect(periodOf(new URLSearchParams('days=900'))).toEqual({ days: PERIOD_DAYS[0] });
  expect(periodQuery({ days: PERIOD_DAYS[0] })).toEqual({});
});

it('reports the fault of a range of days', () => {
  expect(spanProblem({ from: '2026-03-07', to: '2026-03-01' })).toBe('reversed');
  expect(spanProblem({ from: 'March', to: '2026-03-01' })).toBe('unreadable');
  expect(spanProblem(spanOf(periodOf(new URLSearchParams('from=2026-03-01')), TODAY))).toBe(
    'incomplete',
  );
  expect(spanProblem({ from: '1999-12-31', to: '2026-03-01' })).toBe('outside');
  expect(spanProblem({ from: '2026-03-01', to: '2026-03-01' })).toBeUndefined();
});
