import { expect, it } from 'vitest';
import { figurePath, levelPath, membersPath } from './figurePaths.ts';
import { FIGURES } from './figures.ts';
import { overviewPath, overviewViewOf } from './overviewPaths.ts';

const viewOf = (address: string) =>
  overviewViewOf(new URL(address, 'https://brand.example').searchParams);

it('keeps the days and the charted figure in the URL (S2.17)', () => {
  for (const figure of FIGURES) {
    for (const period of [{ days: 7 }, { from: '2026-03-01', to: '2026-03-05' }] as const) {
      expect(viewOf(overviewPath({ period, figure }))).toEqual({ period, figure });
    }
  }
});

it('falls back to the default view, which has the shortest URL', () => {
  expect(viewOf('/agentHome/overview?days=8&figure=luck')).toEqual(viewOf('/agentHome/overview'));
  expect(overviewPath(viewOf('/agentHome/overview'))).toBe('/agentHome/overview');
});

it('links every figure to the list of the same days (S2.17)', () => {
  const days = {
    period: { days: 7 },
    span: { from: '2026-02-27', to: '2026-03-05' },
  } as const;
  expect(figurePath('stake', days)).toBe('/agentHome/losses?sort=stake&days=7');
  expect(figurePath('net', days)).toBe('/agentHome/losses?days=7');
  expect(figurePath('deposits', days)).toBe('/agentHome/transactions?kind=deposit&days=7');
  expect(figurePath('withdrawals', days)).toBe('/agentHome/transactions?kind=withdrawal&days=7');
  expect(figurePath('commission', days)).toBe('/agentHome/income?days=7');
  expect(figurePath('joined', days)).toBe(
    '/agentHome/team?joinedFrom=2026-02-27&joinedTo=2026-03-05',
  );
  expect(figurePath('firstDepositors', days)).toBe(
    '/agentHome/team?firstDepositFrom=2026-02-27&firstDepositTo=2026-03-05',
  );
  expect(membersPath('2026-03-05', 'agent')).toBe('/agentHome/team?kind=agent&joinedTo=2026-03-05');
  expect(levelPath(2)).toBe('/agentHome/team?level=2');
});
