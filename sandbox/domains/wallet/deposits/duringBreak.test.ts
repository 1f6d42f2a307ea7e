import { describe, expect, it } from 'vitest';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { seen } from '../coins/coins.fixture.ts';
import { act, payAt, reportPayment, suspend } from '../wallet.fixture.ts';

const platform = testPlatform();

async function begun({ client }: TestMember, method = 'mobile-wallet'): Promise<Deposit> {
  const { body } = await client.post('/wps/deposit', { method, amount: '500' });
  expect(body.code).toBe('ok');
  return body.value as Deposit;
}

const second = async ({ client }: TestMember, { reference }: Deposit, transactionNumber: string) =>
  (await client.post('/wps/deposit/second', { reference, transactionNumber })).body
    .value as Deposit;

const pay = (one: TestMember, { reference }: Deposit) =>
  act(platform, one, 'payDeposit', { reference });

const STOPS = [
  [
    'a break',
    'BREAK',
    ({ client }: TestMember) =>
      client.post('/wps/member/protection/timeOut', { hours: 24, scope: 'brand' }),
  ],
  ['a suspension', 'SUSPENDED', (one: TestMember) => suspend(platform, one)],
] as const;

const RETURNED = { state: 'rejected', returned: 'stopped' };

describe.each(STOPS)('during %s, a manual payment', (_, number, stop) => {
  it('is returned if it is reported', async () => {
    const one = await newMember(platform);
    const deposit = await begun(one);
    await stop(one);
    expect(
      (await reportPayment(one, deposit, { transactionNumber: `${number}-1` })).body.code,
    ).toBe('ok');
    await pay(one, deposit);
    expect(await seen(one, deposit)).toMatchObject(RETURNED);
  });

  it('is returned if it is corrected, and so is a second payment', async () => {
    const one = await newMember(platform);
    const first = await begun(one);
    await reportPayment(one, first, { transactionNumber: `${number}-2` });
    const again = await second(one, first, `${number}-3`);
    await stop(one);
    expect((await reportPayment(one, first, { transactionNumber: `${number}-4` })).body.code).toBe(
      'ok',
    );
    expect((await reportPayment(one, again, { transactionNumber: `${number}-5` })).body.code).toBe(
      'ok',
    );
    for (const deposit of [first, again]) {
      await pay(one, deposit);
      expect(await seen(one, deposit)).toMatchObject(RETURNED);
    }
  });

  it('is credited if it was reported before', async () => {
    const one = await newMember(platform);
    const first = await begun(one);
    await reportPayment(one, first, { transactionNumber: `${number}-6` });
    const again = await second(one, first, `${number}-7`);
    await stop(one);
    for (const deposit of [first, again]) {
      await pay(one, deposit);
      expect(await seen(one, deposit)).toMatchObject({ state: 'paid' });
    }
  });
});

describe.each(STOPS)('during %s, a payment on a provider’s page', (_, __, stop) => {
  it('is credited if it had begun before', async () => {
    const one = await newMember(platform);
    const card = await begun(one, 'card');
    await payAt(platform, card, 'slow');
    await stop(one);
    await platform.forward(30);
    expect(await seen(one, card)).toMatchObject({ state: 'paid' });
  });

  it('cannot begin: a deposit whose page was never opened expires at once', async () => {
    const one = await newMember(platform);
    const card = await begun(one, 'card');
    await stop(one);
    await platform.forward(2);
    expect(await seen(one, card)).toMatchObject({ state: 'expired' });
    expect((await payAt(platform, card, 'paid')).status).toBe(409);
  });
});
