import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balancesOf } from '#sandbox/ledger/balances.ts';
import {
  merchantWithWallet,
  newMember,
  type TestMember,
} from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { EVERYTHING, lotOf } from '#scripts/test/draw.ts';
import type {
  BetPage,
  ProfitPage,
  RecordsFile,
  TransactionPage,
} from '#src/platform/contract.generated.ts';
import { applyHistory, type Event, histories } from './history.fixture.ts';

const RUNS = EVERYTHING ? 12 : 1;
const PROOF_MS = 300_000;
const PAGE_SIZE = 7;
const platform = testPlatform();

/** Parses an amount, possibly negative, into minor units. */
const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));
const sum = (amounts: readonly string[]): bigint =>
  amounts.reduce((all, one) => all + minor(one), 0n);

/** Creates a member with a history, at a merchant with one wallet or several. */
async function memberWith(history: readonly Event[], single: boolean): Promise<TestMember> {
  const one = await newMember(platform, merchantWithWallet(platform, { single }));
  await applyHistory(platform, one, history);
  return one;
}

async function answer<Value>({ client }: TestMember, path: string): Promise<Value> {
  const { body } = await client.get(path);
  expect(body.code).toBe('ok');
  return body.value as Value;
}

/** Reads every page of a list. */
async function pages<Page extends { totalPages: number }>(
  one: TestMember,
  path: string,
): Promise<Page[]> {
  const page = (pageNo: number) =>
    answer<Page>(one, `${path}?pageSize=${PAGE_SIZE}&pageNo=${pageNo}`);
  const all = [await page(1)];
  while (all.length < (all[0]?.totalPages ?? 0)) all.push(await page(all.length + 1));
  return all;
}

/** The rows of a CSV file without its header; no cell of these members contains a comma. */
async function fileRows(one: TestMember, path: string): Promise<string[][]> {
  const { content } = await answer<RecordsFile>(one, path);
  return content
    .trimEnd()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
}

/** Tests a property of members with generated histories, with one wallet and with several. */
function proves(title: string, holds: (one: TestMember, history: readonly Event[]) => unknown) {
  it.each([
    { wallets: 'one wallet', single: true },
    { wallets: 'wallets of vendors', single: false },
  ])(`${title}, with $wallets`, { timeout: PROOF_MS }, async ({ single }) => {
    const property = fc.asyncProperty(histories, async (history) => {
      await holds(await memberWith(history, single), history);
    });
    await fc.assert(property, { numRuns: RUNS, endOnFailure: true, seed: lotOf(title) });
  });
}

describe('the betting record', () => {
  proves('has the totals of its rows on every page and in its file', async (one, history) => {
    const all = await pages<BetPage>(one, '/wps/member/bets');
    const rows = all.flatMap(({ bets }) => bets);
    const over = rows.filter(({ state }) => state !== 'open');
    const open = rows.filter(({ state }) => state === 'open');
    expect(rows).toHaveLength(history.filter(({ kind }) => kind === 'bet').length);
    for (const { totals } of all) {
      expect(totals.bets).toBe(over.length);
      expect(minor(totals.stake)).toBe(sum(over.map(({ stake }) => stake)));
      expect(minor(totals.validStake)).toBe(sum(rows.map(({ validStake }) => validStake)));
      expect(minor(totals.payout)).toBe(sum(over.map(({ payout }) => payout)));
      expect(minor(totals.net)).toBe(sum(over.map(({ net }) => net ?? '0.00')));
      expect(totals.running.bets).toBe(open.length);
      expect(minor(totals.running.stake)).toBe(sum(open.map(({ stake }) => stake)));
    }
    const file = await fileRows(one, '/wps/member/bets/export');
    expect(file.map(([, , round]) => round)).toEqual(rows.map(({ roundId }) => roundId).reverse());
    const column = (place: number) =>
      sum(file.flatMap((cells) => (cells[6] === 'Open' ? [] : [cells[place] ?? '0.00'])));
    const [totals] = all.map((page) => page.totals);
    expect([7, 10, 11].map(column)).toEqual(
      [totals?.stake, totals?.payout, totals?.net].map((text) => minor(text ?? '0.00')),
    );
    expect(column(9)).toBe(sum(over.map(({ bonusStake }) => bonusStake)));
  });
});

describe('the profit and loss', () => {
  proves('is the sum of the settled bets in the record, in any grouping', async (one) => {
    const { totals } = await answer<BetPage>(one, '/wps/member/bets?state=settled');
    for (const by of ['day', 'week', 'month', 'vendor', 'game']) {
      const page = await answer<ProfitPage>(one, `/wps/member/profit?by=${by}&pageSize=100`);
      const { bets, stake, payout, net } = totals;
      expect(page.totals).toEqual({ bets, stake, payout, net });
      expect(sum(page.lines.map((line) => line.net))).toBe(minor(net));
    }
  });
});

describe('the statement', () => {
  proves('has the running balances of the ledger', async (one) => {
    const all = await pages<TransactionPage>(one, '/wps/member/transactions');
    const rows = all.flatMap(({ transactions }) => transactions).reverse();
    const wallets = new Map<string, bigint>();
    for (const { account, vassalage, amount, balanceAfter } of rows) {
      const wallet = vassalage ?? account;
      wallets.set(wallet, (wallets.get(wallet) ?? 0n) + minor(amount));
      expect(minor(balanceAfter)).toBe(wallets.get(wallet));
    }
    const apart = rows.filter(({ kind }) => kind !== 'wallet-transfer');
    const between = rows.filter(({ kind }) => kind === 'wallet-transfer');
    const side = (all: typeof rows, isIn: boolean) =>
      sum(all.map(({ amount }) => amount).filter((amount) => !amount.startsWith('-') === isIn));
    const kindSum = (...kinds: string[]) =>
      sum(rows.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
    for (const { totals, lifetime } of all) {
      expect(minor(totals.received)).toBe(side(apart, true));
      expect(minor(totals.spent)).toBe(side(apart, false));
      expect(minor(totals.moved)).toBe(side(between, true));
      expect(minor(lifetime.deposited)).toBe(kindSum('deposit'));
      expect(minor(lifetime.withdrawn)).toBe(-kindSum('withdrawal-hold', 'withdrawal-release'));
      expect(minor(lifetime.net)).toBe(minor(lifetime.deposited) - minor(lifetime.withdrawn));
    }
    const held = await balancesOf(platform.sandbox.platform.db, one.memberId);
    const owned = held.filter(({ kind }) => ['main', 'single', 'vendor'].includes(kind));
    expect(wallets).toEqual(
      new Map(owned.map(({ kind, vendorCode, balance }) => [vendorCode ?? kind, balance])),
    );
    const file = await fileRows(one, '/wps/member/records/export');
    expect(file.map(([, , reference, , amount, balance]) => [reference, amount, balance])).toEqual(
      rows.map(({ reference, amount, balanceAfter }) => [reference, amount, balanceAfter]),
    );
  });
});
