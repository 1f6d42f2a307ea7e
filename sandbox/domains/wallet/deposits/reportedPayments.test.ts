import { describe, expect, it } from 'vitest';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit, DepositMethods } from '#src/platform/contract.generated.ts';
import { act, payAt, reportPayment } from '../wallet.fixture.ts';

const platform = testPlatform();

async function begun({ client }: TestMember, more: object = {}): Promise<Deposit> {
  const body = { method: 'mobile-wallet', amount: '500', ...more };
  const answer = await client.post('/wps/deposit', body);
  expect(answer.body.code).toBe('ok');
  return answer.body.value as Deposit;
}

const balanceOf = async ({ client }: TestMember) =>
  (await client.get('/wps/v2/wallets/balance')).body.value;

describe('the report of a manual payment (S2.16)', () => {
  it('can be corrected until the cashier has decided', async () => {
    const one = await newMember(platform);
    const deposit = await begun(one);
    await reportPayment(one, deposit, { transactionNumber: 'FIRST-1' });
    const { body } = await reportPayment(one, deposit, { transactionNumber: 'second-1' });
    expect(body.value).toMatchObject({ state: 'pending', transactionNumber: 'SECOND-1' });
    await act(platform, one, 'payDeposit', { reference: deposit.reference });
    const after = await reportPayment(one, deposit, { transactionNumber: 'THIRD-1' });
    expect([after.status, after.body.code]).toEqual([409, 'deposit_state']);
  });

  it('is rejected for an amount of zero', async () => {
    const one = await newMember(platform);
    const deposit = await begun(one);
    const reported = { transactionNumber: 'NOTHING-1', sentAmount: '0.00' };
    const { status, body } = await reportPayment(one, deposit, reported);
    expect([status, body.code]).toEqual([400, 'invalid_parameter']);
  });

  it('is rejected for a number that another paid deposit has, or a pending one of the same player, and only the player’s own deposit is named', async () => {
    const [one, other] = [await newMember(platform), await newMember(platform)];
    const transactionNumber = 'USED-1';
    const first = await begun(one);
    await reportPayment(one, first, { transactionNumber });
    const own = await reportPayment(one, await begun(one), { transactionNumber });
    expect([own.status, own.body.code]).toEqual([409, 'transaction_used']);
    expect(own.body.value).toEqual({ reference: first.reference });
    await act(platform, one, 'payDeposit', { reference: first.reference });
    const { status, body } = await reportPayment(other, await begun(other), { transactionNumber });
    expect([status, body.code, body.value]).toEqual([409, 'transaction_used', null]);
  });

  it('claims nothing before it is credited: two players who report one number both wait for the cashier', async () => {
    const [thief, sender] = [await newMember(platform), await newMember(platform)];
    const [theirs, own] = [await begun(thief), await begun(sender)];
    const transactionNumber = 'SEEN-1';
    for (const [one, deposit] of [
      [thief, theirs],
      [sender, own],
    ] as const) {
      const { body } = await reportPayment(one, deposit, { transactionNumber });
      expect(body.value).toMatchObject({ state: 'pending' });
    }
    await act(platform, sender, 'payDeposit', { reference: own.reference });
    const { body } = await act(platform, thief, 'payDeposit', { reference: theirs.reference });
    expect(body.code).toBe('transaction_used');
    expect(await balanceOf(sender)).toMatchObject({ balance: '500.00' });
    expect(await balanceOf(thief)).toMatchObject({ balance: '0.00' });
  });

  it.each(['SAME-22X1', '-same22x1', 's-a-m-e-2-2-x-1', 'SAME22X1--'])(
    'is rejected for %s if SAME22X1 is in use, and shows the number as typed',
    async (written) => {
      const one = await newMember(platform);
      const [used, deposit] = [await begun(one), await begun(one)];
      const first = await reportPayment(one, used, { transactionNumber: 'SAME22X1' });
      const { body } = await reportPayment(one, deposit, { transactionNumber: written });
      expect(body.code).toBe('transaction_used');
      const again = await reportPayment(one, used, { transactionNumber: written });
      expect(again.body.value).toMatchObject({ transactionNumber: written.toUpperCase() });
      expect(first.body.code).toBe('ok');
      await act(platform, one, 'rejectDeposit', { reference: used.reference });
    },
  );

  it('is rejected for a number that consists of hyphens', async () => {
    const one = await newMember(platform);
    const { status, body } = await reportPayment(one, await begun(one), {
      transactionNumber: 'A----',
    });
    expect([status, body.code]).toEqual([400, 'invalid_parameter']);
  });

  it('is accepted for the number of an expired deposit', async () => {
    const one = await newMember(platform);
    const transactionNumber = 'LATE-1';
    await reportPayment(one, await begun(one), { transactionNumber });
    await platform.forward(24 * 3600);
    const { body } = await reportPayment(one, await begun(one), { transactionNumber });
    expect(body.code).toBe('ok');
  });

  it('credits the amount that was really sent', async () => {
    const one = await newMember(platform);
    const deposit = await begun(one);
    const reported = { transactionNumber: 'LESS-1', sentAmount: '450', sentAs: 'cash-out' };
    const { body } = await reportPayment(one, deposit, reported);
    expect(body.value).toMatchObject({ sentAmount: '450.00', sentAs: 'cash-out' });
    await act(platform, one, 'payDeposit', { reference: deposit.reference });
    expect(await balanceOf(one)).toMatchObject({ balance: '450.00', turnoverLeft: '450.00' });
  });

  it('accepts another account of the platform as the recipient, and no foreign one', async () => {
    const one = await newMember(platform);
    const deposit = await begun(one);
    const [asked, former, other] = deposit.destinations;
    expect(asked).toEqual({ provider: 'Test Wallet A', number: deposit.payTo?.number });
    expect(former).toMatchObject({ provider: 'Test Wallet A', number: '01000000009' });
    const send = async (sentTo: object | undefined) =>
      (await reportPayment(one, deposit, { transactionNumber: 'WHERE-1', sentTo })).body;
    expect(await send(other)).toMatchObject({ code: 'ok', value: { sentTo: other } });
    expect(await send(former)).toMatchObject({ value: { sentTo: former } });
    expect(await send(asked)).toMatchObject({ value: { sentTo: null } });
    const elsewhere = { provider: 'Test Wallet A', number: '01999999999' };
    expect((await send(elsewhere)).code).toBe('deposit_method_unknown');
    await send(former);
    const control = await platform.get('/sandbox/control/listings/deposits', {
      'Merchant-Code': one.merchant.merchantCode,
    });
    expect(JSON.stringify(control.body)).toContain('Test Wallet A, 01000000009');
  });

  it('is returned if it exceeds the player’s own limit', async () => {
    const one = await newMember(platform);
    const limit = { kind: 'deposit', span: 'day', amount: '600' };
    await one.client.put('/wps/member/protection/limit/money', limit);
    const deposit = await begun(one);
    await reportPayment(one, deposit, { transactionNumber: 'MORE-1', sentAmount: '700' });
    const { reference } = deposit;
    const { body } = await act(platform, one, 'payDeposit', { reference });
    expect(body.value).toMatchObject({ state: 'rejected', returned: 'limit' });
  });
});

describe('the deposit methods (S2.16)', () => {
  it('start with the one that the player used last', async () => {
    const one = await newMember(platform);
    const first = async () => {
      const { body } = await one.client.get('/wps/deposit/methods');
      return (body.value as DepositMethods).methods[0];
    };
    expect(await first()).toMatchObject({ provider: 'Test Wallet A' });
    await payAt(platform, await begun(one, { method: 'card' }), 'paid');
    expect(await first()).toMatchObject({ method: 'card', provider: 'Test Card' });
    const deposit = await begun(one, { provider: 'Test Wallet C' });
    await reportPayment(one, deposit, { transactionNumber: 'FIRST-WAY' });
    await act(platform, one, 'payDeposit', { reference: deposit.reference });
    expect(await first()).toMatchObject({ provider: 'Test Wallet C', fee: '0.00' });
  });

  it('state the action in the app, and have a QR code for merchant accounts', async () => {
    const one = await newMember(platform);
    expect((await begun(one)).payTo).toMatchObject({
      ...{ walletKind: 'personal', walletAction: 'send-money', qr: null },
    });
    expect((await begun(one, { provider: 'Test Wallet C' })).payTo).toMatchObject({
      ...{ walletKind: 'merchant', walletAction: 'payment' },
      qr: expect.stringContaining('500.00'),
    });
  });

  it('reject a provider that the method does not have', async () => {
    const one = await newMember(platform);
    const body = { method: 'card', provider: 'Test Wallet A', amount: '500' };
    const answer = await one.client.post('/wps/deposit', body);
    expect([answer.status, answer.body.code]).toEqual([404, 'deposit_method_unknown']);
  });
});
