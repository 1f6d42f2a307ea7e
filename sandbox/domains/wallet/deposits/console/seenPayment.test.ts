import { describe, expect, it } from 'vitest';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { act, offeredInput } from '../../wallet.fixture.ts';

const platform = testPlatform();
const REPORT = '/wps/deposit/transaction';
const MOST = '25000.00';

/** Creates a deposit by hand with a reported payment, and the input that its row offers the cashier. */
async function reported(one: TestMember, transactionNumber: string) {
  const begun = await one.client.post('/wps/deposit', { method: 'mobile-wallet', amount: '500' });
  const { reference } = begun.body.value as Deposit;
  const { body } = await one.client.post(REPORT, { reference, transactionNumber });
  expect(body.code).toBe('ok');
  return { reference, shown: await offeredInput(platform, one, 'payDeposit', reference) };
}

const balanceOf = async ({ client }: TestMember) =>
  Object((await client.get('/wps/v2/wallets/balance')).body.value).balance;

describe('the cashier', () => {
  it('submits the transaction ID and the amount shown in the deposit’s row', async () => {
    const one = await newMember(platform);
    const { reference, shown } = await reported(one, 'SEEN-1');
    expect(shown).toEqual({ reference, transactionNumber: 'SEEN-1', amount: '500.00' });
    await one.client.post(REPORT, { reference, transactionNumber: 'SEEN-1', sentAmount: '700' });
    const after = await offeredInput(platform, one, 'payDeposit', reference);
    expect(after).toMatchObject({ amount: '700.00' });
  });

  it.each([
    ['amount', 'AMOUNT-1', { transactionNumber: 'AMOUNT-1', sentAmount: MOST }],
    ['transaction ID', 'NUMBER-1', { transactionNumber: 'NUMBER-2' }],
  ])(
    'cannot credit a deposit whose %s the player has changed since the list was loaded',
    async (_, number, changed) => {
      const one = await newMember(platform);
      const { reference, shown } = await reported(one, number);
      expect((await one.client.post(REPORT, { reference, ...changed })).body.code).toBe('ok');
      const { status, body } = await act(platform, one, 'payDeposit', { ...shown });
      expect([status, body.code]).toEqual([409, 'deposit_state']);
      expect(await balanceOf(one)).toBe('0.00');
    },
  );

  it('must enter the transaction ID and the amount after typing a reference', async () => {
    const one = await newMember(platform);
    const { reference } = await reported(one, 'TYPED-1');
    const pay = async (input: object) => {
      const path = '/sandbox/control/actions/payDeposit';
      const headers = { 'Merchant-Code': one.merchant.merchantCode };
      return (await platform.post(path, input, headers)).body.code;
    };
    expect(await pay({ reference })).toBe('invalid_parameter');
    expect(await pay({ reference, amount: '500' })).toBe('deposit_state');
    expect(await pay({ reference, amount: '500', transactionNumber: 'TYPED-1' })).toBe('ok');
  });
});

describe('the amount that a player reports as sent', () => {
  it.each(['25000.01', '999999999.99'])(
    'cannot be %s, above the maximum of the method',
    async (sentAmount) => {
      const one = await newMember(platform);
      const { reference } = await reported(one, `MOST-${sentAmount.length}`);
      const again = { reference, transactionNumber: `MOST-${sentAmount.length}`, sentAmount };
      const { status, body } = await one.client.post(REPORT, again);
      expect([status, body.code]).toEqual([422, 'amount_out_of_range']);
    },
  );

  it.each(['199.99', '25000.01'])('cannot be %s for a second payment', async (sentAmount) => {
    const one = await newMember(platform);
    const { reference } = await reported(one, `SECOND-${sentAmount.length}`);
    const second = {
      reference,
      transactionNumber: `SECOND-${sentAmount}`.replace('.', ''),
      sentAmount,
    };
    const { status, body } = await one.client.post('/wps/deposit/second', second);
    expect([status, body.code]).toEqual([422, 'amount_out_of_range']);
  });
});
