import { expect, it } from 'vitest';
import { untilNextMissions } from './untilNextMissions.ts';

const NOW = '2031-03-05T17:58:00.000Z';

it('waits until shortly after the first missions end, by the clock of the platform (S2.16)', () => {
  const list = [{ endsAt: '2031-03-08T18:00:00.000Z' }, { endsAt: '2031-03-05T18:00:00.000Z' }];
  expect(untilNextMissions({ list, now: NOW })).toBe(122_000);
});

it('does not wait where there are no missions', () => {
  expect(untilNextMissions({ list: [], now: NOW })).toBe(false);
  expect(untilNextMissions(undefined)).toBe(false);
});
