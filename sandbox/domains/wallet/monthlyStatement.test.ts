import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import { creditDeposit } from '#sandbox/ledger/movements/deposit.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type {
  MonthlyStatement,
  TransactionPage,
  WalletBalance,
} from '#src/platform/contract.generated.ts';
import { monthsUpTo } from './monthlyStatement.ts';
import { fund, minor, withdraw } from './wallet.fixture.ts';

const platform = testPlatform();

type Client = Pick<TestMember, 'client'>['client'];

async function statementOf(client: Client, months: number) {
  const { body } = await client.get(`/wps/member/statement?months=${months}`);
  expect(body.code).toBe('ok');
  return (body.value as MonthlyStatement).months;
}

/** Parses an amount, possibly negative, into minor units. */
const signed = (amount: string) =>
  amount.startsWith('-') ? -minor(amount.slice(1)) : minor(amount);
const sum = (amounts: readonly string[]) =>
  amounts.reduce((total, amount) => total + signed(amount), 0n);

describe('the months of a statement', () => {
  it('are consecutive, whatever the length of the last one', () => {
    expect(monthsUpTo('2026-03-31', 3)).toEqual(['2026-01', '2026-02', '2026-03']);
    expect(monthsUpTo('2026-01-01', 2)).toEqual(['2025-12', '2026-01']);
  });
});

describe('the monthly statement of a player (S2.16 transactionHistory)', () => {
  it('adds up: each month closes at its opening balance plus its movements, and the next one opens there', async () => {
    const months = await statementOf(platform.as('player'), 12);
    expect(months).toHaveLength(12);
    for (const [place, { opening, movements, closing }] of months.entries()) {
      const moved = sum(movements.map(({ amount }) => amount));
      expect(signed(opening) + moved).toBe(signed(closing));
      const later = months[place - 1];
      if (later) expect(later.opening).toBe(closing);
    }
  });

  it('closes at the balance of the wallets, and has the same totals as the transactions of the month', async () => {
    const player = platform.as('player');
    const [current] = await statementOf(player, 1);
    if (!current) throw new Error('There is no month.');
    const held = (await player.get('/wps/v2/wallets/balance')).body.value;
    expect(held.total).toBe(current.closing);
    const { body } = await player.get(`/wps/member/transactions?from=${current.month}-01`);
    const { totals } = body.value as TransactionPage;
    expect(sum([totals.received, totals.spent])).toBe(
      signed(current.closing) - signed(current.opening),
    );
  });

  it('lists changes by kind, without transfers between the player’s own wallets', async () => {
    const one = await newMember(platform);
    await fund(platform, one, '5000');
    await withdraw(one, '1000');
    const { body } = await one.client.get('/wps/v2/wallets/balance');
    const [vendor] = (body.value as WalletBalance).wallets;
    const to = { kind: 'vendor', vassalage: vendor?.vassalage };
    const transfer = { from: { kind: 'main' }, to, amount: '300.00' };
    await one.client.post('/wps/relay/GCS_walletTransfer', transfer);
    const [current] = await statementOf(one.client, 1);
    expect(current).toMatchObject({ opening: '0.00', closing: '4000.00' });
    expect(current?.movements).toEqual([
      { kind: 'deposit', amount: '5000.00' },
      { kind: 'withdrawal-hold', amount: '-1000.00' },
    ]);
  });

  it('starts a month at midnight in the market’s time zone', async () => {
    const one = await newMember(platform);
    const { db } = platform.sandbox.platform;
    const [current] = await statementOf(one.client, 1);
    const midnight = Date.parse(`${current?.month}-01T00:00:00+06:00`);
    const pay = (at: number, amount: bigint) =>
      inTransaction(db, (tx) =>
        creditDeposit(tx, {
          ...{ merchant: one.merchant, memberId: one.memberId, amount, at: new Date(at) },
          ...{ key: randomUUID(), reference: 'test' },
        }),
      );
    await pay(midnight - 1000, 100n);
    await pay(midnight, 2000n);
    const [now, before] = await statementOf(one.client, 2);
    expect(before).toMatchObject({ opening: '0.00', closing: '1.00' });
    expect(now).toMatchObject({ opening: '1.00', closing: '21.00' });
  });

  it('goes back one year at most', async () => {
    const { status } = await platform.as('player').get('/wps/member/statement?months=13');
    expect(status).toBe(400);
  });
});
