import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { act, suspend } from '../wallet.fixture.ts';

const platform = testPlatform();
const REPORT = '/wps/deposit/transaction';
const SECOND = '/wps/deposit/second';

async function begun({ client }: TestMember): Promise<Deposit> {
  const { body } = await client.post('/wps/deposit', { method: 'mobile-wallet', amount: '500' });
  expect(body.code).toBe('ok');
  return body.value as Deposit;
}

const pay = (one: TestMember, { reference }: Deposit) =>
  act(platform, one, 'payDeposit', { reference });

/** Creates a deposit by hand that was reported and paid. */
async function paid(one: TestMember, transactionNumber: string): Promise<Deposit> {
  const first = await begun(one);
  await one.client.post(REPORT, { reference: first.reference, transactionNumber });
  await pay(one, first);
  return first;
}

const second = ({ client }: TestMember, { reference }: Deposit, transactionNumber: string) =>
  client.post(SECOND, { reference, transactionNumber });

const takeBreak = ({ client }: TestMember) =>
  client.post('/wps/member/protection/timeOut', { hours: 24, scope: 'brand' });

const balanceOf = async ({ client }: TestMember) =>
  (await client.get('/wps/v2/wallets/balance')).body.value;

describe('a second payment of one deposit (S2.16)', () => {
  it('is credited as a separate deposit, once for its transaction ID', async () => {
    const one = await newMember(platform);
    const first = await begun(one);
    const { reference } = first;
    await one.client.post(REPORT, { reference, transactionNumber: 'TWICE-1' });
    await pay(one, first);
    const reported = { reference, transactionNumber: 'twice-2' };
    const key = { 'Idempotency-Key': randomUUID() };
    const { body } = await one.client.post(SECOND, reported, key);
    const second = body.value as Deposit;
    expect(second).toMatchObject({
      state: 'pending',
      transactionNumber: 'TWICE-2',
      amount: '500.00',
    });
    expect(second.reference).not.toBe(reference);
    expect((await one.client.post(SECOND, reported, key)).body.value).toMatchObject({
      reference: second.reference,
    });
    expect((await one.client.post(SECOND, reported)).body.code).toBe('transaction_used');
    await pay(one, second);
    const seen = { reference: second.reference, transactionNumber: 'TWICE-2', amount: '500' };
    expect((await act(platform, one, 'payDeposit', seen)).body.code).toBe('deposit_state');
    expect(await balanceOf(one)).toMatchObject({ balance: '1000.00' });
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  });

  it('cannot repeat the first payment, or belong to an unreported deposit', async () => {
    const one = await newMember(platform);
    const { reference } = await begun(one);
    const reported = { reference, transactionNumber: 'AGAIN-1' };
    expect((await one.client.post(SECOND, reported)).body.code).toBe('deposit_state');
    await one.client.post(REPORT, reported);
    expect((await one.client.post(SECOND, reported)).body.code).toBe('transaction_used');
    const other = await newMember(platform);
    const { body } = await other.client.post(SECOND, { reference, transactionNumber: 'AGAIN-2' });
    expect(body.code).toBe('deposit_unknown');
  });

  it('is accepted beside three open deposits, and returned if it exceeds the player’s limit', async () => {
    const one = await newMember(platform);
    const limit = { kind: 'deposit', span: 'week', amount: '1600' };
    await one.client.put('/wps/member/protection/limit/money', limit);
    const { reference } = await begun(one);
    await one.client.post(REPORT, { reference, transactionNumber: 'FOURTH-1' });
    await begun(one);
    await begun(one);
    const reported = { reference, transactionNumber: 'FOURTH-2' };
    const { body } = await one.client.post(SECOND, reported);
    expect(body.code).toBe('ok');
    const { value } = (await pay(one, body.value as Deposit)).body;
    expect(value).toMatchObject({ state: 'rejected', returned: 'limit' });
  });

  it('can be reported until 72 hours after the deposit was closed, as the page states', async () => {
    const one = await newMember(platform);
    const first = await paid(one, 'HOURS-1');
    await platform.forward(71 * 3600);
    const { body } = await second(one, first, 'HOURS-2');
    expect(body.code).toBe('ok');
    await pay(one, body.value as Deposit);
    const path = `/wps/deposit?reference=${first.reference}`;
    const { closedAt, secondUntil } = (await one.client.get(path)).body.value as Deposit;
    expect(Date.parse(String(secondUntil)) - Date.parse(String(closedAt))).toBe(72 * 3_600_000);
    await platform.forward(3600);
    expect((await second(one, first, 'HOURS-3')).body.code).toBe('deposit_state');
  });

  it('cannot have a second payment itself, so that the 72 hours end', async () => {
    const one = await newMember(platform);
    const first = await paid(one, 'CHAIN-1');
    const reported = (await second(one, first, 'CHAIN-2')).body.value as Deposit;
    expect(reported.secondUntil).toBeNull();
    expect((await second(one, reported, 'CHAIN-3')).body.code).toBe('deposit_state');
  });

  it('can be open three times for one deposit', async () => {
    const one = await newMember(platform);
    const first = await paid(one, 'OPEN-1');
    const reported = (await second(one, first, 'OPEN-2')).body.value as Deposit;
    expect((await second(one, first, 'OPEN-3')).body.code).toBe('ok');
    expect((await second(one, first, 'OPEN-4')).body.code).toBe('ok');
    expect((await second(one, first, 'OPEN-5')).body.code).toBe('deposits_open');
    await act(platform, one, 'rejectDeposit', { reference: reported.reference });
    expect((await second(one, first, 'OPEN-5')).body.code).toBe('ok');
  });

  it.each([
    ['a break', 'BREAK', takeBreak],
    ['a suspension', 'SUSPENDED', (one: TestMember) => suspend(platform, one)],
  ] as const)(
    'is returned if it is reported during %s, and never credited',
    async (_, number, stop) => {
      const one = await newMember(platform);
      const first = await paid(one, `${number}-1`);
      await stop(one);
      const reported = (await second(one, first, `${number}-2`)).body.value as Deposit;
      expect((await pay(one, reported)).body.value).toMatchObject({ state: 'rejected' });
      const { body } = await one.client.get(`/wps/deposit?reference=${reported.reference}`);
      expect(body.value).toMatchObject({ state: 'rejected', returned: 'stopped' });
      expect(await balanceOf(one)).toMatchObject({ balance: '500.00' });
      expect((await second(one, first, `${number}-2`)).body.code).toBe('transaction_used');
      expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
    },
  );
});
