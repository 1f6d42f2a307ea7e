import { expect } from 'vitest';
import { answered } from '#sandbox/domains/rewards/rewards.fixture.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { TRANSACTION_KINDS } from '#sandbox/ledger/transactionKind.ts';
import type { TestMember } from '#sandbox/testing/newMember.fixture.ts';
import type {
  DepositPage,
  MonthlyStatement,
  TransactionPage,
  TransferPage,
  WalletBalance,
  WithdrawalPage,
} from '#src/platform/contract.generated.ts';
import {
  entriesOf,
  isIn,
  isOut,
  type LedgerEntry,
  minor,
  ofKind,
  ofWallets,
  reached,
  sum,
} from './entries.fixture.ts';

const LONG_AGO = '2020-01-01';
const MONTHS = 12;
const BETWEEN_OWN = 'wallet-transfer';

async function provesBalance({ client }: TestMember, entries: readonly LedgerEntry[]) {
  const shown = await answered<WalletBalance>(client.get('/wps/v2/wallets/balance'));
  const on = (account: string, vendor: string | null = null) =>
    sum(entries.filter((one) => one.account === account && one.vendor === vendor));
  expect(minor(shown.balance)).toBe(on(shown.single ? 'single' : 'main'));
  expect(minor(shown.locked)).toBe(on('locked'));
  expect(minor(shown.total)).toBe(sum(ofWallets(entries)));
  for (const { vassalage, balance } of shown.wallets)
    expect(minor(balance)).toBe(on('vendor', vassalage));
}

async function provesMonths({ client }: TestMember, entries: readonly LedgerEntry[]) {
  const path = `/wps/member/statement?months=${MONTHS}`;
  const { months } = await answered<MonthlyStatement>(client.get(path));
  expect(months).toHaveLength(MONTHS);
  const money = ofWallets(entries);
  const upTo = (month: string) => money.filter(({ day }) => day.slice(0, 7) <= month);
  const before = (month: string) => money.filter(({ day }) => day.slice(0, 7) < month);
  for (const { month, opening, movements, closing } of months) {
    expect([month, minor(opening), minor(closing)]).toEqual([
      ...[month, sum(before(month)), sum(upTo(month))],
    ]);
    const own = money.filter(({ day, kind }) => day.startsWith(month) && kind !== BETWEEN_OWN);
    const kinds = [...new Set(own.map(({ kind }) => kind))].sort();
    expect(movements.map(({ kind, amount }) => [kind, minor(amount)])).toEqual(
      kinds.map((kind) => [kind, sum(ofKind(own, kind))]),
    );
  }
}

/** Sums the movements of a period, optionally of one kind. */
async function provesTotals(
  { client }: TestMember,
  entries: readonly LedgerEntry[],
  days: { from: string; to: string },
  kind?: string,
) {
  const query = new URLSearchParams({ ...days, ...(kind && { kind }), pageSize: '100' });
  const page = await answered<TransactionPage>(client.get(`/wps/member/transactions?${query}`));
  const money = ofWallets(entries);
  const asked = money.filter(
    (one) => days.from <= one.day && one.day <= days.to && (!kind || one.kind === kind),
  );
  const apart = asked.filter((one) => one.kind !== BETWEEN_OWN);
  const { totals, lifetime } = page;
  expect([minor(totals.received), minor(totals.spent), minor(totals.moved), page.total]).toEqual([
    ...[sum(apart.filter(isIn)), sum(apart.filter(isOut))],
    ...[sum(ofKind(asked, BETWEEN_OWN).filter(isIn)), asked.length],
  ]);
  const deposited = sum(ofKind(money, 'deposit'));
  const withdrawn = -sum(ofKind(money, 'withdrawal-hold', 'withdrawal-release'));
  expect([lifetime.deposited, lifetime.withdrawn, lifetime.net].map(minor)).toEqual([
    ...[deposited, withdrawn, deposited - withdrawn],
  ]);
}

async function provesTransfers({ client }: TestMember, entries: readonly LedgerEntry[]) {
  const path = `/wps/member/transfers?from=${LONG_AGO}`;
  const { totals } = await answered<TransferPage>(client.get(path));
  const members = ofKind(ofWallets(entries), 'member-transfer');
  const main = ofKind(entries, BETWEEN_OWN).filter(({ account }) => account === 'main');
  const all = [...members, ...main];
  expect([minor(totals.in), -minor(totals.out)]).toEqual([
    ...[sum(all.filter(isIn)), sum(all.filter(isOut))],
  ]);
}

async function provesCashier(db: Database, { client }: TestMember, entries: LedgerEntry[]) {
  const deposits = await answered<DepositPage>(client.get(`/wps/member/deposits?from=${LONG_AGO}`));
  const paid = ofKind(entries, 'deposit').filter(({ reference }) => reference.startsWith('D'));
  expect(minor(deposits.totals.paid)).toBe(sum(paid));
  const { totals } = await answered<WithdrawalPage>(
    client.get(`/wps/member/withdrawals?from=${LONG_AGO}`),
  );
  const settled = ofKind(entries, 'withdrawal');
  expect(minor(totals.amount)).toBe(sum(ofKind(entries, 'withdrawal-hold').filter(isIn)));
  expect(minor(totals.receivedAmount)).toBe(await reached(db, 'cashier', settled));
}

/** Checks the wallets, the statement, transfers, deposits and withdrawals that a member sees against the ledger entries. */
export async function provesMoney(db: Database, one: TestMember): Promise<void> {
  const entries = await entriesOf(db, one);
  const days = [...new Set(entries.map(({ day }) => day))].sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const middle = days[Math.floor(days.length / 2)] ?? first;
  await provesBalance(one, entries);
  await provesMonths(one, entries);
  for (const kind of [
    undefined,
    ...TRANSACTION_KINDS.filter((kind) => ofKind(ofWallets(entries), kind).length > 0),
  ])
    await provesTotals(one, entries, { from: LONG_AGO, to: last }, kind);
  await provesTotals(one, entries, { from: middle, to: middle });
  await provesTotals(one, entries, { from: first, to: middle });
  await provesTransfers(one, entries);
  await provesCashier(db, one, entries);
}
