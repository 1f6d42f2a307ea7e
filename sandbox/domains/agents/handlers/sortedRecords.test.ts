import { expect, it } from 'vitest';
import { answered } from '#sandbox/domains/rewards/rewards.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { merchantWithAgents } from './agents.fixture.ts';

const platform = testPlatform();

type Row = Readonly<Record<string, string>>;

/** The value of a column for comparison: moments as texts, amounts as numbers. */
const valueIn = (row: Row, column: string) => {
  if (column === 'at' || column === 'paidAt') return row[column] ?? '';
  if (column === 'net' && row.net === undefined) return Number(row.payout) - Number(row.stake);
  return Number(row[column]);
};

const RECORDS = [
  { path: 'bets?state=settled&', rows: 'bets', columns: ['at', 'stake', 'payout', 'net'] },
  { path: 'transactions?', rows: 'transactions', columns: ['at', 'amount'] },
  { path: 'dividends?', rows: 'commissions', columns: ['paidAt', 'amount', 'stake', 'net'] },
  { path: 'salaries?kind=daily&', rows: 'commissions', columns: ['paidAt', 'amount'] },
];

const cases = RECORDS.flatMap(({ columns, ...record }) =>
  columns.flatMap((sort) =>
    (['asc', 'desc'] as const).map((order) => ({ ...record, sort, order })),
  ),
);

it.each(cases)('$path is sorted by $sort, $order, over all its pages (S2.17)', async (asked) => {
  const { path, rows, sort, order } = asked;
  const agent = platform.as('agent2', merchantWithAgents(platform));
  const values: (string | number)[] = [];
  for (const pageNo of [1, 2]) {
    const query = `sort=${sort}&order=${order}&pageNo=${pageNo}&pageSize=10`;
    const page = await answered<Record<string, Row[]>>(agent.get(`/wps/agent/${path}${query}`));
    values.push(...(page[rows] ?? []).map((row) => valueIn(row, sort)));
  }
  expect(values.length).toBeGreaterThan(1);
  const pairs = values.slice(1).map((value, at) => [values[at] ?? '', value] as const);
  expect(pairs.filter(([a, b]) => (order === 'asc' ? a > b : a < b))).toEqual([]);
});
