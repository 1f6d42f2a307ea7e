import { describe, expect, it } from 'vitest';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { act, payAt, reportPayment } from '../wallet.fixture.ts';

const platform = testPlatform();

async function begun({ client }: TestMember, more: object = {}): Promise<Deposit> {
  const body = { method: 'mobile-wallet', amount: '500', ...more };
  const answer = await client.post('/wps/deposit', body);
  expect(answer.body.code).toBe('ok');
  return answer.body.value as Deposit;
}

const waiting = async ({ client }: TestMember): Promise<string[]> => {
  const { value } = (await client.get('/wps/deposit/waiting')).body;
  return (value as { deposits: Deposit[] }).deposits.map(({ reference }) => reference);
};

describe('deposits that wait for their player (S2.16)', () => {
  it('are all unreported and unpaid ones, even if a newer one was reported', async () => {
    const one = await newMember(platform);
    const [first, second] = [await begun(one), await begun(one)];
    const card = await begun(one, { method: 'card' });
    expect(await waiting(one)).toEqual([card, second, first].map(({ reference }) => reference));
    await reportPayment(one, second, { transactionNumber: 'WAIT-2' });
    await payAt(platform, card, 'paid');
    expect(await waiting(one)).toEqual([first.reference]);
  });

  it('remain for a day after the time to pay, and are credited once reported', async () => {
    const one = await newMember(platform);
    const deposit = await begun(one);
    await platform.forward(31 * 60);
    expect(await waiting(one)).toEqual([deposit.reference]);
    const { body } = await reportPayment(one, deposit, { transactionNumber: 'LATER-1' });
    expect(body.value).toMatchObject({ state: 'pending', closedAt: null, reportUntil: null });
    await act(platform, one, 'payDeposit', { reference: deposit.reference });
    const balance = (await one.client.get('/wps/v2/wallets/balance')).body.value;
    expect(balance).toMatchObject({ balance: '500.00' });
  });

  it('disappear after that day, and can no longer be reported', async () => {
    const one = await newMember(platform);
    const deposit = await begun(one);
    await platform.forward(25 * 3600);
    expect(await waiting(one)).toEqual([]);
    const { body } = await reportPayment(one, deposit, { transactionNumber: 'LATER-2' });
    expect(body.code).toBe('deposit_state');
  });

  it('cannot be rejected by the cashier until they can no longer be reported', async () => {
    const one = await newMember(platform);
    const { reference } = await begun(one);
    await platform.forward(31 * 60);
    const reject = async () => (await act(platform, one, 'rejectDeposit', { reference })).body.code;
    expect(await reject()).toBe('deposit_state');
    await platform.forward(24 * 3600);
    expect(await reject()).toBe('ok');
  });

  it('are returned if they are reported late and exceed the player’s limit', async () => {
    const one = await newMember(platform);
    const limit = { kind: 'deposit', span: 'day', amount: '600' };
    await one.client.put('/wps/member/protection/limit/money', limit);
    const late = await begun(one);
    await platform.forward(31 * 60);
    await payAt(platform, await begun(one, { method: 'card' }), 'paid');
    await reportPayment(one, late, { transactionNumber: 'LATER-3' });
    const { body } = await act(platform, one, 'payDeposit', { reference: late.reference });
    expect(body.value).toMatchObject({ state: 'rejected', returned: 'limit' });
  });

  it('are not credited for a payment that was credited to another deposit', async () => {
    const one = await newMember(platform);
    const unhandled = await begun(one);
    await reportPayment(one, unhandled, { transactionNumber: 'FOUND-1' });
    await platform.forward(25 * 3600);
    const again = await begun(one);
    expect((await reportPayment(one, again, { transactionNumber: 'FOUND-1' })).body.code).toBe(
      'ok',
    );
    await act(platform, one, 'payDeposit', { reference: again.reference });
    const { reference } = unhandled;
    const found = { reference, transactionNumber: 'FOUND-1', amount: '500' };
    const { body } = await act(platform, one, 'payDeposit', found);
    expect(body.code).toBe('transaction_used');
    const balance = (await one.client.get('/wps/v2/wallets/balance')).body.value;
    expect(balance).toMatchObject({ balance: '500.00' });
  });

  it('never exceed the limit together if one is credited while another begins', async () => {
    const one = await newMember(platform);
    const late = await begun(one);
    await platform.forward(31 * 60);
    const limit = { kind: 'deposit', span: 'day', amount: '800' };
    await one.client.put('/wps/member/protection/limit/money', limit);
    await reportPayment(one, late, { transactionNumber: 'FOUND-2' });
    const [paid, other] = await Promise.all([
      act(platform, one, 'payDeposit', { reference: late.reference }),
      one.client.post('/wps/deposit', { method: 'card', amount: '500' }),
    ]);
    const codes = [paid, other].map(({ body }) => body.code);
    expect(codes.sort()).toEqual(['deposit_limit_reached', 'ok']);
  });
});
