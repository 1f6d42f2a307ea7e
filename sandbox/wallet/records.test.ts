import { describe, expect, it } from 'vitest';
import { newMember } from '#sandbox/newMember.fixture.ts';
import { testPlatform } from '#sandbox/sandbox.fixture.ts';
import type { ProfitPage, RecordsFile, TransactionPage } from '#src/platform/contract.generated.ts';
import { fund, minor, withdraw } from './wallet.fixture.ts';

const platform = testPlatform();

describe('the statement of a player (S2.16 transactionHistory)', () => {
  it('shows every movement with its totals, and one kind where that is asked for', async () => {
    const one = await newMember(platform);
    await fund(platform, one, '5000');
    await withdraw(one, '1000');
    const all = await one.client.get('/wps/member/transactions');
    expect(all.body.value).toMatchObject({
      ...{ total: 2, totals: { received: '5000.00', spent: '-1000.00' } },
    });
    const { body } = await one.client.get('/wps/member/transactions?kind=deposit');
    expect(body.value).toMatchObject({
      transactions: [{ kind: 'deposit', account: 'main', amount: '5000.00' }],
    });
  });

  it('is paged, with the totals of all pages on each', async () => {
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

  it('refuses a period that ends before it begins, and more than 100 on a page', async () => {
    const { client } = await newMember(platform);
    const turned = await client.get('/wps/member/transactions?from=2026-03-02&to=2026-03-01');
    expect([turned.status, turned.body.code]).toEqual([422, 'period_invalid']);
    expect((await client.get('/wps/member/transactions?pageSize=101')).status).toBe(400);
  });

  it('is a file of six months, the oldest line first', async () => {
    const one = await newMember(platform);
    await fund(platform, one, '5000');
    await withdraw(one, '1000');
    const { body } = await one.client.get('/wps/member/records/export');
    const { content, fileName } = body.value as RecordsFile;
    const [head, first, ...rest] = content.trimEnd().split('\r\n');
    expect(fileName).toMatch(/^records-\d{4}-\d\d-\d\d\.csv$/);
    expect(head).toBe('time,kind,reference,wallet,amount,balance');
    expect(first).toMatch(
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+06:00,deposit,test,main,5000\.00,5000\.00$/,
    );
    expect(rest).toHaveLength(1);
  });
});

describe('the profit and loss of a player (S2.16 personalProfit)', () => {
  it.each(['day', 'vendor'])('by %s sums up to the totals', async (by) => {
    const player = platform.as('player');
    const { body } = await player.get(`/wps/member/profit?by=${by}&pageSize=100`);
    const { lines, totals, total } = body.value as ProfitPage;
    expect(lines).toHaveLength(total);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.reduce((sum, { bets }) => sum + bets, 0)).toBe(totals.bets);
    const staked = lines.reduce((sum, { stake }) => sum + minor(stake), 0n);
    expect(staked).toBe(minor(totals.stake));
  });
});
