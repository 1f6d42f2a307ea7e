import { expect, it } from 'vitest';
import { teamTransactionsPath, teamTransactionViewOf } from './teamTransactionPaths.ts';

const viewOf = (query: string) => teamTransactionViewOf(new URLSearchParams(query));

it('keeps kind, account and days in the URL (S2.17, S9.6)', () => {
  const view = { kind: 'daily-salary', account: 'ra', exact: true, period: { days: 1 } } as const;
  const address = teamTransactionsPath(view);
  expect(address).toBe('/agentHome/transactions?kind=daily-salary&account=ra&exact=1&days=1');
  expect(viewOf(address.slice(address.indexOf('?')))).toEqual(view);
});

it('shows all kinds for an unknown one', () => {
  expect(teamTransactionsPath(viewOf('kind=gift'))).toBe('/agentHome/transactions');
});
