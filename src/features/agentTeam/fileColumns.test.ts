import { expect, it } from 'vitest';
import { fileColumns } from './fileColumns.ts';

it('the file of the team has each member’s level, and the time and reason of a suspension for suspended members only (S2.17)', () => {
  const member = {
    ...{ memberId: '5f0c9a52-0f5e-5b3c-9f4e-1d2c3b4a5968', account: 'rahim21', nickname: 'Rahim' },
    ...{ type: 0 as const, upline: 'agent02', depth: 1, downlines: 0, team: 0, available: false },
    ...{
      joinedAt: '2026-01-02T10:00:00.000Z',
      lastLoginAt: null,
      balance: '0.00',
      suspension: null,
    },
  };
  const since = '2026-03-02T14:05:00.000Z';
  const suspended = { ...member, suspension: { since, reason: 'shared' as const } };
  const columns = fileColumns(((key: string) => key) as never);
  const cellsOf = (row: Parameters<(typeof columns)[0]['value']>[0]) =>
    columns.map(({ value }) => value(row));
  expect(cellsOf(suspended)).toEqual([1, since, 'suspension.reasons.shared']);
  expect(cellsOf(member)).toEqual([1, '', '']);
});
