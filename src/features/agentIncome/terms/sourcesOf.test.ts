import { expect, it } from 'vitest';
import { sourcesOf } from './sourcesOf.ts';

const PERIOD = { from: '2026-03-01T18:00:00.000Z', until: '2026-03-03T18:00:00.000Z' };

it('the records behind a dividend are those of its days in the market’s zone, movement by movement (S2.17)', () => {
  const days = 'from=2026-03-02&to=2026-03-03';
  expect(sourcesOf({ kind: 'dividend', ...PERIOD }, 'Asia/Dhaka')).toEqual([
    { of: 'losses', path: `/agentHome/losses?${days}` },
    ...['bonus', 'rebate', 'deposit', 'withdrawal'].map((of) => ({
      ...{ of, path: `/agentHome/transactions?kind=${of}&${days}` },
    })),
  ]);
});

it('the records behind a salary are the stakes', () => {
  expect(sourcesOf({ kind: 'daily', ...PERIOD }, 'Asia/Dhaka').map(({ of }) => of)).toEqual([
    'losses',
  ]);
});
