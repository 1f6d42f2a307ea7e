import { describe, expect, it } from 'vitest';
import type { ProfitLine } from '#src/platform/endpoints/records/profit.ts';
import { defaultGroup, profitPath, profitViewOf } from './profitPaths.ts';
import { profitPoints } from './profitPoints.ts';

const line = (of: string, net: string): ProfitLine => ({
  ...{ of, name: of, net },
  ...{ bets: 1, stake: '10.00', payout: '0.00' },
});

describe('the URL of profit and loss', () => {
  it('keeps the grouping and the days (S9.6)', () => {
    const view = { by: 'game', period: { days: 7 } } as const;
    expect(profitPath(view)).toBe('/profit?by=game&days=7');
    expect(profitViewOf(new URLSearchParams('by=game&days=7'))).toEqual(view);
    expect(profitPath(profitViewOf(new URLSearchParams('by=luck')))).toBe('/profit');
  });
});

it('groups a period by days, weeks or months, so that bars are few', () => {
  expect(defaultGroup({ from: '2026-03-02', to: '2026-03-02' })).toBe('day');
  expect(defaultGroup({ from: '2026-02-27', to: '2026-03-05' })).toBe('day');
  expect(defaultGroup({ from: '2026-02-04', to: '2026-03-05' })).toBe('week');
  expect(defaultGroup({ from: '2025-12-01', to: '2026-03-05' })).toBe('month');
});

describe('the points of the chart', () => {
  const netsOf = (...given: Parameters<typeof profitPoints>) =>
    profitPoints(...given).map(({ of, net }) => [of, net]);

  it('include every day of the period, oldest first, even without bets', () => {
    const lines = [line('2026-03-03', '-10.00'), line('2026-03-01', '5.00')];
    expect(netsOf(lines, 'day', { from: '2026-03-01', to: '2026-03-04' })).toEqual([
      ['2026-03-01', '5.00'],
      ['2026-03-02', '0.00'],
      ['2026-03-03', '-10.00'],
      ['2026-03-04', '0.00'],
    ]);
  });

  it('begin weeks on Monday and months on their first day', () => {
    const week = [line('2026-02-23', '1.00')];
    expect(netsOf(week, 'week', { from: '2026-03-01', to: '2026-03-02' })).toEqual([
      ['2026-02-23', '1.00'],
      ['2026-03-02', '0.00'],
    ]);
    const month = [line('2026-01-01', '1.00')];
    expect(netsOf(month, 'month', { from: '2026-01-31', to: '2026-03-01' })).toEqual([
      ['2026-01-01', '1.00'],
      ['2026-02-01', '0.00'],
      ['2026-03-01', '0.00'],
    ]);
  });

  it('are the seven most played of vendors and games', () => {
    const lines = ['A1', 'B1', 'C1', 'D1', 'E1', 'F1', 'G1', 'H1'].map((of) => line(of, '1.00'));
    const span = { from: '2026-03-01', to: '2026-03-04' };
    expect(profitPoints(lines, 'vendor', span)).toEqual(lines.slice(0, 7));
  });

  it('are empty when nothing was played', () => {
    expect(profitPoints([], 'day', { from: '2026-03-01', to: '2026-03-04' })).toEqual([]);
  });
});
