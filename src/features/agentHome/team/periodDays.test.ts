import { expect, it } from 'vitest';
import { periodDays } from './periodDays.ts';

const lateInFebruary = Date.parse('2026-02-28T19:00:00Z');

it('reckons the days of a period in the zone of the market (S2.17, S9.6)', () => {
  const inDhaka = (period: Parameters<typeof periodDays>[0]) =>
    periodDays(period, lateInFebruary, 'Asia/Dhaka');
  expect(inDhaka('today')).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(inDhaka('week')).toEqual({ from: '2026-02-23', to: '2026-03-01' });
  expect(inDhaka('month')).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  const month = { from: '2026-02-01', to: '2026-02-28' };
  expect(periodDays('month', lateInFebruary, 'UTC')).toEqual(month);
});
