import { describe, expect, it } from 'vitest';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit, MessagePage, Withdrawal } from '#src/platform/contract.generated.ts';
import {
  arrive,
  beginCoins,
  CONFIRMED,
  coinsOf,
  millionths,
  TIME_TO_PAY,
} from '../coins/coins.fixture.ts';
import { act, fund, withdraw } from '../wallet.fixture.ts';

const platform = testPlatform();

async function inbox({ client }: TestMember, language = 'en') {
  const { body } = await client.get(`/wps/message/list?language=${language}`);
  return body.value as MessagePage;
}

async function withdrawn(one: TestMember): Promise<Withdrawal> {
  await fund(platform, one, '10000');
  return (await withdraw(one, '1000')).body.value as Withdrawal;
}

async function deposited({ client }: TestMember): Promise<Deposit> {
  const asked = await client.post('/wps/deposit', { method: 'mobile-wallet', amount: '500' });
  const { reference } = asked.body.value as Deposit;
  const reported = { reference, transactionNumber: `TX-${reference}` };
  return (await client.post('/wps/deposit/transaction', reported)).body.value as Deposit;
}

describe('an inbox message about the outcome of a payment (S2.16 messageV2)', () => {
  it('is sent for a withdrawal once all of it is paid, in both languages', async () => {
    const one = await newMember(platform);
    const { reference } = await withdrawn(one);
    await act(platform, one, 'approveWithdrawal', { reference });
    await act(platform, one, 'payWithdrawal', { reference, amount: '400' });
    expect((await inbox(one)).unread).toBe(0);
    await act(platform, one, 'payWithdrawal', { reference });
    const { list, unread } = await inbox(one);
    expect(unread).toBe(1);
    expect(list[0]).toMatchObject({
      kind: 'money',
      title: 'Withdrawal of ৳1,000.00 sent',
      about: { kind: 'withdrawal', reference },
      read: false,
    });
    expect((await inbox(one, 'bn')).list[0]?.title).toBe('৳1,000.00 উত্তোলন পাঠানো হয়েছে');
  });

  it('is sent for a rejected withdrawal', async () => {
    const one = await newMember(platform);
    const { reference } = await withdrawn(one);
    await act(platform, one, 'rejectWithdrawal', { reference, note: 'Name differs' });
    const { list } = await inbox(one);
    expect(list).toMatchObject([{ about: { kind: 'withdrawal', reference } }]);
    expect(list[0]?.title).toMatch(/rejected/);
  });

  it('is sent for a deposit that the cashier credited or rejected', async () => {
    const one = await newMember(platform);
    const paid = await deposited(one);
    await act(platform, one, 'payDeposit', { reference: paid.reference });
    const rejected = await deposited(one);
    await act(platform, one, 'rejectDeposit', { reference: rejected.reference });
    const { list } = await inbox(one);
    expect(list.map(({ title, about }) => [title, about?.reference])).toEqual([
      ['Deposit of ৳500.00 rejected', rejected.reference],
      ['Deposit of ৳500.00 credited', paid.reference],
    ]);
  });

  it('is sent for coins that were credited or will be returned', async () => {
    const one = await newMember(platform);
    const paid = await beginCoins(one);
    await arrive(platform, one, paid, millionths(coinsOf(paid).asked));
    await platform.forward(CONFIRMED);
    const returned = await beginCoins(one);
    await arrive(platform, one, returned, 1n);
    await platform.forward(TIME_TO_PAY);
    const { list } = await inbox(one);
    expect(list.map(({ title, about }) => [title, about?.reference])).toEqual([
      ['Deposit of ৳1,200.00 rejected', returned.reference],
      ['Deposit of ৳1,200.00 credited', paid.reference],
    ]);
  });
});
