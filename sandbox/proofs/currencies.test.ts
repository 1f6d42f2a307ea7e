import { describe, expect, it } from 'vitest';
import { beginGame } from '#sandbox/domains/play/demo/handlers/demo.fixture.ts';
import { FREE_WITHDRAWALS } from '#sandbox/domains/wallet/settings.ts';
import { act, fund, payAt, withdraw } from '#sandbox/domains/wallet/wallet.fixture.ts';
import { amountText, parseAmount } from '#sandbox/kernel/market/amountText.ts';
import { unitOf } from '#sandbox/kernel/market/currencyUnit.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { balancesOf } from '#sandbox/ledger/balances.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type {
  DemoOutcome,
  Deposit,
  RecordsFile,
  TransactionPage,
  WalletBalance,
  Withdrawal,
} from '#src/platform/contract.generated.ts';

const ROUNDS = 20;
const STAKE = 1_00n;
const [MAIN, VENDOR] = [{ kind: 'main' }, { kind: 'vendor', vassalage: 'CQ9' }];

/** The same merchants in another currency. */
const inCurrency = (currency: string) => (merchants: Merchant[]) =>
  merchants.map(({ brand, ...merchant }) => ({
    ...merchant,
    brand: { ...brand, market: { ...brand.market, currency } },
  }));

describe.each([
  ['JPY', /^-?\d+\.00$/],
  ['BDT', /^-?\d+\.\d{2}$/],
  ['KWD', /^-?\d+\.\d{3}$/],
])('the money of a player in %s', (currency, written) => {
  const platform = testPlatform({ served: inCurrency(currency) });

  /** The text of minor units, and some of the currency's smallest coins beside them. */
  const text = ({ merchant }: TestMember, minor: bigint, coins = 0n) =>
    amountText(merchant, minor + coins * unitOf(merchant));
  /** Reads the minor units of a positive or negative text. */
  const minorOf = ({ merchant }: TestMember, amount: string) => {
    const size = parseAmount(merchant, amount.replace('-', '')) ?? 0n;
    return amount.startsWith('-') ? -size : size;
  };

  async function deposit(one: TestMember, amount: string): Promise<Deposit> {
    const { body } = await one.client.post('/wps/deposit', { method: 'card', amount });
    expect(body).toMatchObject({ code: 'ok', value: { amount } });
    await payAt(platform, body.value as Deposit, 'paid');
    const paid = await one.client.get(
      `/wps/deposit?reference=${(body.value as Deposit).reference}`,
    );
    return paid.body.value as Deposit;
  }

  /** Withdraws an amount, which the cashier pays; returns the withdrawal as it ended. */
  async function withdrawn(one: TestMember, amount: string): Promise<Withdrawal> {
    const { reference } = (await withdraw(one, amount)).body.value as Withdrawal;
    for (const step of ['approveWithdrawal', 'payWithdrawal', 'forceReceipt'])
      await act(platform, one, step, { reference });
    const { body } = await one.client.get(`/wps/withdrawal?reference=${reference}`);
    return body.value as Withdrawal;
  }

  it('is kept to its smallest coin by deposits, transfers, rounds and withdrawals, and listed so (S3.16)', async () => {
    const account = `in${currency}`.toLowerCase();
    const one = await newMember(platform, undefined, { account });
    const { db } = platform.sandbox.platform;
    await fund(platform, one, text(one, 50_000_00n));
    const asked = text(one, 500_00n, 125n);
    expect(await deposit(one, asked)).toMatchObject({ state: 'paid', amount: asked });

    const moved = text(one, 300_00n, 7n);
    const order = { from: MAIN, to: VENDOR, amount: moved };
    const { body } = await one.client.post('/wps/relay/GCS_walletTransfer', order);
    expect(body.value).toMatchObject({ amount: moved });

    const game = await beginGame(one.client, 'CQ9-0001');
    let balance = minorOf(one, game.begun.balance);
    expect(balance).toBe(minorOf(one, moved));
    let wins = 0;
    for (let round = 0; round < ROUNDS || wins === 0; round += 1) {
      const stake = text(one, STAKE, 3n);
      const outcome = (await game.play(`round-${currency}-${round}`, stake)).body
        .value as DemoOutcome;
      balance += minorOf(one, outcome.payout) - minorOf(one, stake);
      expect(minorOf(one, outcome.balance)).toBe(balance);
      if (minorOf(one, outcome.payout) > 0n) wins += 1;
    }

    await act(platform, one, 'waiveTurnover', { account });
    for (let free = 0; free < FREE_WITHDRAWALS; free += 1)
      await withdrawn(one, text(one, 1_000_00n));
    const last = await withdrawn(one, text(one, 1_000_00n, 33n));
    const fee = minorOf(one, last.fee);
    expect(fee).toBeGreaterThan(0n);
    expect(fee % unitOf(one.merchant)).toBe(0n);
    expect(minorOf(one, last.receivedAmount) + fee).toBe(minorOf(one, last.amount));

    const held = (await balancesOf(db, one.memberId)).reduce((sum, each) => sum + each.balance, 0n);
    const shown = (await one.client.get('/wps/v2/wallets/balance')).body.value as WalletBalance;
    expect(minorOf(one, shown.total)).toBe(held);
    const listed = (await one.client.get('/wps/member/transactions?pageNo=1&pageSize=100')).body
      .value as TransactionPage;
    const { received, spent } = listed.totals;
    expect(minorOf(one, received) - minorOf(one, spent.replace('-', ''))).toBe(held);
    for (const { balanceAfter } of listed.transactions) expect(balanceAfter).toMatch(/^\d+\.\d+$/);
    expect([asked, moved, last.fee, last.receivedAmount]).toEqual(
      Array(4).fill(expect.stringMatching(written)),
    );

    const file = (await one.client.get('/wps/member/records/export')).body.value as RecordsFile;
    const rows = file.content.trim().split('\r\n').slice(1);
    const amounts = rows.map((row) => row.split(',')[4] ?? '');
    const sum = amounts.reduce((all, amount) => all + minorOf(one, amount), 0n);
    expect(sum).toBe(held);
    expect(await verifyBooks(db)).toEqual([]);
  }, 60_000);
});
