import { describe, expect, it } from 'vitest';
import { newMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type {
  ProfitPage,
  RecordsFile,
  TransactionPage,
  WalletBalance,
} from '#src/platform/contract.generated.ts';
import { fund, minor, withdraw } from './wallet.fixture.ts';

const platform = testPlatform();

describe('the statement of a player (S2.16 transactionHistory)', () => {
  it('lists every movement with totals, and filters by kind', async () => {
    const one = await newMember(platform);
    await fund(platform, one, '5000');
    await withdraw(one, '1000');
    const all = await one.client.get('/wps/member/transactions');
    expect(all.body.value).toMatchObject({
      ...{ total: 2, totals: { received: '5000.00', spent: '-1000.00', moved: '0.00' } },
      lifetime: { deposited: '5000.00', withdrawn: '1000.00', net: '4000.00' },
    });
    const { body } = await one.client.get('/wps/member/transactions?kind=deposit');
    expect(body.value).toMatchObject({
      transactions: [{ kind: 'deposit', account: 'main', amount: '5000.00' }],
    });
  });

  it('names vendors, and excludes transfers between the player’s own wallets from money in and out', async () => {
    const one = await newMember(platform);
    await fund(platform, one, '5000');
    const { body } = await one.client.get('/wps/v2/wallets/balance?language=bn');
    const [vendor] = (body.value as WalletBalance).wallets;
    const to = { kind: 'vendor', vassalage: vendor?.vassalage };
    const transfer = { from: { kind: 'main' }, to, amount: '300.00' };
    await one.client.post('/wps/relay/GCS_walletTransfer', transfer);
    const page = async (query: string) =>
      (await one.client.get(`/wps/member/transactions?${query}`)).body.value;
    const { transactions, totals } = await page('language=bn');
    expect(totals).toEqual({ received: '5000.00', spent: '0.00', moved: '300.00' });
    expect(transactions.map(({ vendorName }) => vendorName)).toContain(vendor?.displayName);
    const moved = { received: '0.00', spent: '0.00', moved: '300.00' };
    expect((await page('kind=wallet-transfer')).totals).toEqual(moved);
    expect((await page('from=2020-01-01&to=2020-01-31')).lifetime.deposited).toBe('5000.00');
  });

  it('is paged, with totals of all pages on each', async () => {
    const player = platform.as('player');
    const page = async (pageNo: number) => {
      const { body } = await player.get(`/wps/member/transactions?pageSize=5&pageNo=${pageNo}`);
      return body.value as TransactionPage;
    };
    const [first, second] = [await page(1), await page(2)];
    expect(second.totals).toEqual(first.totals);
    const ids = [...first.transactions, ...second.transactions].map(({ id }) => id);
    expect(new Set(ids).size).toBe(10);
  });

  it('rejects a period that ends before it begins, and more than 100 rows on a page', async () => {
    const { client } = await newMember(platform);
    const turned = await client.get('/wps/member/transactions?from=2026-03-02&to=2026-03-01');
    expect([turned.status, turned.body.code]).toEqual([422, 'period_invalid']);
    expect((await client.get('/wps/member/transactions?pageSize=101')).status).toBe(400);
  });

  it('is exported as a file of the filtered days and kind', async () => {
    const one = await newMember(platform);
    await fund(platform, one, '5000');
    await withdraw(one, '1000');
    const file = async (query: string) => {
      const { body } = await one.client.get(`/wps/member/records/export?${query}`);
      expect(body.code).toBe('ok');
      return (body.value as RecordsFile).content.trimEnd().split('\r\n').slice(1);
    };
    expect(await file('kind=withdrawal-hold')).toEqual([
      expect.stringMatching(/,Withdrawal,.*,-1000\.00,4000\.00,/),
    ]);
    expect(await file('from=2020-01-01&to=2020-01-31')).toEqual([]);
    const turned = await one.client.get('/wps/member/records/export?from=2026-03-02&to=2026-03-01');
    expect(turned.body.code).toBe('period_invalid');
  });

  it('is exported as a file of six months if no days are given, the oldest row first', async () => {
    const one = await newMember(platform);
    await fund(platform, one, '5000');
    await withdraw(one, '1000');
    const { body } = await one.client.get('/wps/member/records/export');
    const { content, fileName } = body.value as RecordsFile;
    const [head, first, ...rest] = content.trimEnd().split('\r\n');
    expect(fileName).toMatch(/^records-\d{4}-\d\d-\d\d\.csv$/);
    expect(head).toBe('\uFEFFTime,Type,Reference,Wallet,Amount,Balance after,Note');
    expect(first).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+06:00,Deposit,test,Main wallet,5000\.00,5000\.00,/,
    );
    expect(rest).toHaveLength(1);
  });

  it('is exported in the requested language', async () => {
    const one = await newMember(platform);
    await fund(platform, one, '5000');
    const { body } = await one.client.get('/wps/member/records/export?language=bn');
    const [head, first] = (body.value as RecordsFile).content.split('\r\n');
    expect(head).toContain('ধরন,রেফারেন্স,ওয়ালেট');
    expect(first).toContain(',জমা,test,মূল ওয়ালেট,');
  });
});

describe('the profit and loss of a player (S2.16 personalProfit)', () => {
  const profit = async (query: string) => {
    const { body } = await platform.as('player').get(`/wps/member/profit?pageSize=100&${query}`);
    expect(body.code).toBe('ok');
    return body.value as ProfitPage;
  };

  it.each(['day', 'week', 'month', 'vendor', 'game'])('by %s adds up to the totals', async (by) => {
    const { lines, totals, total } = await profit(`by=${by}`);
    expect(lines).toHaveLength(total);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.reduce((sum, { bets }) => sum + bets, 0)).toBe(totals.bets);
    const staked = lines.reduce((sum, { stake }) => sum + minor(stake), 0n);
    expect(staked).toBe(minor(totals.stake));
  });

  it('starts weeks on Mondays and months on the first, the newest first', async () => {
    const weeks = (await profit('by=week')).lines.map(({ of }) => of);
    expect(weeks.every((day) => new Date(day).getUTCDay() === 1)).toBe(true);
    expect(weeks).toEqual(weeks.toSorted().reverse());
    expect((await profit('by=month')).lines.every(({ of }) => of.endsWith('-01'))).toBe(true);
  });

  it('has the totals of an equally long period just before', async () => {
    const { before } = await profit('from=2026-01-11&to=2026-01-20');
    expect(before).toMatchObject({ from: '2026-01-01', to: '2026-01-10' });
    const shown = await profit('');
    const earlier = await profit(`from=${shown.before.from}&to=${shown.before.to}`);
    expect(earlier.totals).toEqual(shown.before.totals);
    expect(earlier.totals.bets).toBeGreaterThan(0);
  });

  it('has vendors and games in the requested language', async () => {
    const [line] = (await profit('by=vendor&language=bn')).lines;
    expect(line?.name).toMatch(/[\u0980-\u09ff]/);
    const [played] = (await profit('by=game')).lines;
    expect(played?.name).not.toBe(played?.of);
  });
});
