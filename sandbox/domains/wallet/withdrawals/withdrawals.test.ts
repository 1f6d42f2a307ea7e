import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { event } from '#sandbox/kernel/database/schema/platform.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit, Withdrawal } from '#src/platform/contract.generated.ts';
import { act, fund, PAYMENT_PASSWORD, payAt, withdraw, withdrawTo } from '../wallet.fixture.ts';
import { withdrawal } from './schema.ts';

const platform = testPlatform();

async function funded(amount = '10000'): Promise<TestMember> {
  const one = await newMember(platform);
  await fund(platform, one, amount);
  return one;
}

async function asked(one: TestMember, amount = '1000'): Promise<Withdrawal> {
  const { body } = await withdraw(one, amount);
  expect(body).toMatchObject({ code: 'ok', value: { state: 'in-process' } });
  return body.value as Withdrawal;
}

const shown = async ({ client }: TestMember, { reference }: Withdrawal) => {
  const { body } = await client.get(`/wps/withdrawal?reference=${reference}`);
  return body.value;
};
const balanceOf = async ({ client }: TestMember) =>
  (await client.get('/wps/v2/wallets/balance')).body.value;
const confirm = ({ client }: TestMember, { reference }: Withdrawal) =>
  client.post('/wps/withdrawal/receipt', { reference });

describe('a withdrawal (S2.16 withdraw)', () => {
  it('holds its amount at once, so that it cannot be staked', async () => {
    const one = await funded();
    await asked(one, '4000');
    expect(await balanceOf(one)).toMatchObject({ balance: '6000.00', locked: '4000.00' });
  });

  it('is refused if its fee is no longer the one that its player was shown, and holds nothing', async () => {
    const one = await funded();
    const { account, fee } = await asked(one);
    const order = { accountId: account.id, amount: '1000', paymentPassword: PAYMENT_PASSWORD };
    const send = async (shown: string) => {
      const body = { ...order, fee: shown };
      return (await one.client.post('/wps/withdrawal', body, await one.stepUp())).body.code;
    };
    const before = await balanceOf(one);
    expect(await send(fee === '7.77' ? '8.88' : '7.77')).toBe('fee_changed');
    expect(await balanceOf(one)).toEqual(before);
    const quoted = await one.client.get('/wps/withdrawal/quote?kind=bank&amount=1000');
    expect(await send(Object(quoted.body.value).fee)).toBe('ok');
  });

  it('is published to its player when it is requested, so that every tab shows it', async () => {
    const one = await funded();
    const { reference } = await asked(one);
    const { db } = platform.sandbox.platform;
    const published = await db
      .select({ data: event.payload })
      .from(event)
      .where(and(eq(event.memberId, one.memberId), eq(event.type, 'withdrawal')));
    expect(published).toEqual([{ data: { id: reference, state: 'in-process' } }]);
  });

  it('states the received and the remaining amount while it is paid in parts (S3.16)', async () => {
    const one = await funded();
    const { reference, ...rest } = await asked(one);
    await act(platform, one, 'approveWithdrawal', { reference });
    await act(platform, one, 'payWithdrawal', { reference, amount: '400' });
    expect(await shown(one, { reference, ...rest })).toMatchObject({
      ...{ state: 'paying', receivedAmount: '400.00', remainingAmount: '600.00' },
    });
    await act(platform, one, 'payWithdrawal', { reference });
    expect(await shown(one, { reference, ...rest })).toMatchObject({
      ...{ state: 'paying', receivedAmount: '1000.00', remainingAmount: '0.00' },
    });
  });

  it('is closed when its player confirms the receipt, after all of it was paid (S4.16)', async () => {
    const one = await funded();
    const withdrawal = await asked(one);
    const { reference } = withdrawal;
    await act(platform, one, 'approveWithdrawal', { reference });
    await act(platform, one, 'payWithdrawal', { reference, amount: '400' });
    expect((await confirm(one, withdrawal)).body.code).toBe('withdrawal_state');
    await act(platform, one, 'payWithdrawal', { reference });
    const { body } = await confirm(one, withdrawal);
    expect(body.value).toMatchObject({ state: 'paid', receipt: 'confirmed' });
    expect(await balanceOf(one)).toMatchObject({ locked: '0.00' });
  });

  it('states the time of each step, the usual time of payment, and the platform’s time', async () => {
    const one = await funded();
    const withdrawal = await asked(one);
    const { reference, createdAt } = withdrawal;
    const later = (minutes: number) =>
      new Date(Date.parse(createdAt) + minutes * 60_000).toISOString();
    expect(withdrawal).toMatchObject({
      ...{ asOf: createdAt, approvedAt: null, expectedAt: later(240) },
    });
    await platform.forward(5 * 60);
    await act(platform, one, 'approveWithdrawal', { reference });
    await platform.forward(60);
    const { approvedAt, asOf } = (await shown(one, withdrawal)) as Withdrawal;
    expect([(approvedAt ?? '') >= later(5), asOf >= later(6)]).toEqual([true, true]);
  });

  it('counts as received half an hour after its last part (S4.16, S9.6)', async () => {
    const one = await funded();
    const withdrawal = await asked(one);
    const { reference } = withdrawal;
    await act(platform, one, 'approveWithdrawal', { reference });
    await act(platform, one, 'payWithdrawal', { reference });
    await platform.forward(20 * 60);
    expect(await shown(one, withdrawal)).toMatchObject({ state: 'paying' });
    await platform.forward(10 * 60);
    expect(await shown(one, withdrawal)).toMatchObject({ state: 'paid', receipt: 'automatic' });
  });

  it('counts as received after the minutes that its merchant configured, and states when (S4.16)', async () => {
    const one = await funded();
    const created = await asked(one);
    const { reference } = created;
    const mine = eq(withdrawal.reference, reference);
    const { db } = platform.sandbox.platform;
    const [kept] = await db.select().from(withdrawal).where(mine);
    expect(kept?.receiptMinutes).toBe(one.merchant.brand.withdrawals.receiptMinutes);
    await db.update(withdrawal).set({ receiptMinutes: 90 }).where(mine);
    await act(platform, one, 'approveWithdrawal', { reference });
    await act(platform, one, 'payWithdrawal', { reference });
    await platform.forward(60 * 60);
    const { state, lastPaidAt, receivedAutomaticallyAt } = (await shown(
      one,
      created,
    )) as Withdrawal;
    expect(state).toBe('paying');
    const wait = Date.parse(receivedAutomaticallyAt ?? '') - Date.parse(lastPaidAt ?? '');
    expect(wait).toBe(90 * 60_000);
    await platform.forward(30 * 60);
    expect(await shown(one, created)).toMatchObject({ state: 'paid', receipt: 'automatic' });
  });

  it('can be marked as received by force, and is labelled so (S4.16)', async () => {
    const one = await funded();
    const withdrawal = await asked(one);
    const { reference } = withdrawal;
    await act(platform, one, 'approveWithdrawal', { reference });
    await act(platform, one, 'payWithdrawal', { reference });
    await act(platform, one, 'forceReceipt', { reference, note: 'The bank has proof.' });
    expect(await shown(one, withdrawal)).toMatchObject({
      ...{ state: 'paid', receipt: 'forced', note: 'The bank has proof.' },
    });
    const refused = await act(platform, one, 'rejectWithdrawal', { reference });
    expect(refused.body.code).toBe('withdrawal_state');
  });

  it('refunds the unpaid part when it is rejected', async () => {
    const one = await funded();
    const withdrawal = await asked(one);
    const { reference } = withdrawal;
    await act(platform, one, 'approveWithdrawal', { reference });
    await act(platform, one, 'payWithdrawal', { reference, amount: '300' });
    await act(platform, one, 'rejectWithdrawal', { reference, note: 'The account is closed.' });
    expect(await shown(one, withdrawal)).toMatchObject({
      ...{ state: 'rejected', receivedAmount: '300.00', note: 'The account is closed.' },
    });
    expect(await balanceOf(one)).toMatchObject({ balance: '9700.00', locked: '0.00' });
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  });

  it('cannot be paid before it is approved', async () => {
    const one = await funded();
    const { reference } = await asked(one);
    const { status, body } = await act(platform, one, 'payWithdrawal', { reference });
    expect([status, body.code]).toEqual([409, 'withdrawal_state']);
  });

  it('is refused until the wagering requirement is met', async () => {
    const one = await funded('1000');
    const begun = await one.client.post('/wps/deposit', { method: 'card', amount: '500' });
    await payAt(platform, begun.body.value as Deposit, 'paid');
    const { status, body } = await withdraw(one, '1000');
    expect([status, body.code]).toEqual([409, 'turnover_left']);
  });

  it('is allowed once the wagering requirement is waived, for a verified player', async () => {
    const [merchant] = platform.merchants;
    if (!merchant) throw new Error('There is no merchant.');
    const player = platform.as('player', merchant);
    const allowed = async () =>
      (await player.get('/wps/withdrawal/quote?kind=bank&amount=1000')).body.value;
    expect(await allowed()).toMatchObject({ allowed: false });
    const waive = (account: string) => act(platform, { merchant }, 'waiveTurnover', { account });
    expect((await waive(PLAYERS.player.account)).body.code).toBe('ok');
    expect(await allowed()).toMatchObject({ allowed: true, turnoverLeft: '0.00' });
    expect((await waive('nobody')).body.code).toBe('not_found');
  });

  it('is open to players on a break, who cannot meet a wagering requirement', async () => {
    const one = await funded('1000');
    const begun = await one.client.post('/wps/deposit', { method: 'card', amount: '500' });
    await payAt(platform, begun.body.value as Deposit, 'paid');
    await one.client.post('/wps/member/protection/selfExclusion', { months: 6, scope: 'brand' });
    await asked(one, '1500');
  });

  it.each([
    ['999.99', 'amount_out_of_range'],
    ['500000.01', 'amount_out_of_range'],
    ['10000.01', 'balance_insufficient'],
  ])('of %s is refused with %s', async (amount, code) => {
    expect((await withdraw(await funded(), amount)).body.code).toBe(code);
  });

  it('costs a fee from the fourth of a day on, as quoted', async () => {
    const one = await funded();
    const { account } = await asked(one);
    for (const _ of [2, 3]) await withdrawTo(one, account.id, '1000');
    const quote = await one.client.get('/wps/withdrawal/quote?kind=bank&amount=1000.01');
    expect(quote.body.value).toMatchObject({ fee: '5.01', received: '995.00', freeLeft: 0 });
    const { body } = await withdrawTo(one, account.id, '1000.01');
    expect(body.value).toMatchObject({ fee: '5.01', remainingAmount: '995.00' });
  });

  it('is refused after ten in 24 hours', async () => {
    const one = await funded('20000');
    const { account } = await asked(one);
    for (let made = 1; made < 10; made += 1) await withdrawTo(one, account.id, '1000');
    expect((await withdrawTo(one, account.id, '1000')).body.code).toBe('withdrawals_exhausted');
  });

  it('needs the payment password and a step-up', async () => {
    const one = await funded();
    const { account } = await asked(one);
    const body = { accountId: account.id, amount: '1000', paymentPassword: 'wrong' };
    const wrong = await one.client.post('/wps/withdrawal', body, await one.stepUp());
    expect(wrong.body.code).toBe('payment_password_wrong');
    const unproven = { ...body, paymentPassword: 'payment-2026' };
    expect((await one.client.post('/wps/withdrawal', unproven)).body.code).toBe('step_up_needed');
  });

  it('of another player is reported as unknown, and so is their account', async () => {
    const [one, other] = [await funded(), await funded()];
    const { reference, account } = await asked(one);
    const found = await other.client.get(`/wps/withdrawal?reference=${reference}`);
    expect([found.status, found.body.code]).toEqual([404, 'withdrawal_unknown']);
    const to = await withdrawTo(other, account.id, '1000');
    expect([to.status, to.body.code]).toEqual([404, 'payout_account_unknown']);
    const removed = await other.client.delete(`/wps/withdrawal/accounts/${account.id}`);
    expect(removed.status).toBe(404);
  });
});
