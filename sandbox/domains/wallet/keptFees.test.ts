import { afterEach, describe, expect, it } from 'vitest';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type {
  Deposit,
  DepositPage,
  Withdrawal,
  WithdrawalPage,
} from '#src/platform/contract.generated.ts';
import { DEPOSIT_METHODS, PAYOUT_METHODS } from './methods.ts';
import { FREE_WITHDRAWALS } from './settings.ts';
import { act, fund, idOf, minor, payAt, randomNumber, withdrawTo } from './wallet.fixture.ts';

const platform = testPlatform();

const RATES = [
  ...Object.values(DEPOSIT_METHODS).map((method) => ({ method, kept: { fee: method.fee } })),
  ...Object.values(PAYOUT_METHODS).map((method) => ({
    method,
    kept: { feeBasisPoints: method.feeBasisPoints },
  })),
];

/** Changes the rates of all methods. */
const changeRates = () => {
  for (const { method } of RATES) Object.assign(method, { fee: 99_00n, feeBasisPoints: 900n });
};
afterEach(() => {
  for (const { method, kept } of RATES) Object.assign(method, kept);
});

const valueAt = async <Value>({ client }: TestMember, path: string): Promise<Value> =>
  (await client.get(path)).body.value as Value;

const textOf = async ({ payUrl }: Deposit) =>
  (await platform.sandbox.app.request(`http://localhost${payUrl}`)).text();

/** Creates a withdrawal beyond the free ones, of 2,000.00 at 0.5 %. */
async function withFee(one: TestMember): Promise<Withdrawal> {
  await fund(platform, one, '20000');
  const account = { kind: 'bank', provider: 'Test Bank', holder: 'Test', number: randomNumber() };
  const bound = await one.client.post('/wps/withdrawal/accounts', account, await one.stepUp());
  const id = idOf(bound.body.value);
  for (let made = 0; made < FREE_WITHDRAWALS; made += 1) await withdrawTo(one, id, '1000');
  return (await withdrawTo(one, id, '2000')).body.value as Withdrawal;
}

describe('a withdrawal that is rejected after a partial payment', () => {
  it('charges only the fee of that part: amount, receipt, fee and refund add up (S3.16)', async () => {
    const one = await newMember(platform);
    const { reference } = await withFee(one);
    const held = async () =>
      minor((await valueAt<{ balance: string }>(one, '/wps/v2/wallets/balance')).balance);
    const before = await held();
    await act(platform, one, 'approveWithdrawal', { reference });
    await act(platform, one, 'payWithdrawal', { reference, amount: '500' });
    await act(platform, one, 'rejectWithdrawal', { reference });
    const rejected = await valueAt<Withdrawal>(one, `/wps/withdrawal?reference=${reference}`);
    expect(rejected).toMatchObject({ state: 'rejected', fee: '2.50', receivedAmount: '497.50' });
    const { amount, fee, receivedAmount } = rejected;
    expect((await held()) - before).toBe(minor(amount) - minor(fee) - minor(receivedAmount));
  });
});

describe('a change of fee rates', () => {
  it('does not affect the fee of a deposit that began before it, open, paid and in the record', async () => {
    const one = await newMember(platform);
    const begin = async () => {
      const { body } = await one.client.post('/wps/deposit', { method: 'card', amount: '500' });
      return body.value as Deposit;
    };
    const before = await begin();
    expect(before.fee).toBe('15.00');
    changeRates();
    const after = await begin();
    expect(after.fee).toBe('99.00');
    expect(await textOf(before)).toContain('515.00');
    expect(await textOf(after)).toContain('599.00');
    const path = `/wps/deposit?reference=${before.reference}`;
    expect((await valueAt<Deposit>(one, path)).fee).toBe('15.00');
    await payAt(platform, before, 'paid');
    expect((await valueAt<Deposit>(one, path)).fee).toBe('15.00');
    const { deposits } = await valueAt<DepositPage>(one, '/wps/member/deposits');
    expect(deposits.map(({ fee }) => fee)).toEqual(['99.00', '15.00']);
  });

  it('does not affect the fee of a withdrawal requested before it, however much is paid of it later', async () => {
    const one = await newMember(platform);
    const { reference, fee } = await withFee(one);
    expect(fee).toBe('10.00');
    await act(platform, one, 'approveWithdrawal', { reference });
    changeRates();
    await act(platform, one, 'payWithdrawal', { reference, amount: '500' });
    const path = `/wps/withdrawal?reference=${reference}`;
    expect(await valueAt<Withdrawal>(one, path)).toMatchObject({
      ...{ fee: '10.00', receivedAmount: '497.50', remainingAmount: '1492.50' },
    });
    await act(platform, one, 'payWithdrawal', { reference });
    const { withdrawals } = await valueAt<WithdrawalPage>(one, '/wps/member/withdrawals');
    expect(withdrawals[0]).toMatchObject({ fee: '10.00', receivedAmount: '1990.00' });
  });
});
