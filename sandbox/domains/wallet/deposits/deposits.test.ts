import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { event } from '#sandbox/kernel/database/schema/platform.ts';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { act, payAt } from '../wallet.fixture.ts';

const platform = testPlatform();

const begin = ({ client }: TestMember, amount = '500', more: object = {}) =>
  client.post('/wps/deposit', { method: 'card', amount, ...more });

async function begun(one: TestMember, amount?: string, more?: object): Promise<Deposit> {
  const { body } = await begin(one, amount, more);
  expect(body).toMatchObject({ code: 'ok', value: { state: 'created' } });
  return body.value as Deposit;
}

const stateOf = async ({ client }: TestMember, { reference }: Deposit) => {
  const { body } = await client.get(`/wps/deposit?reference=${reference}`);
  return (body.value as Deposit).state;
};

const balanceOf = async ({ client }: TestMember) => {
  const { body } = await client.get('/wps/v2/wallets/balance');
  return body.value;
};

describe('a deposit (S2.16 depositv2)', () => {
  it('is credited once paid on the provider’s page, and opens a wagering requirement', async () => {
    const one = await newMember(platform);
    const deposit = await begun(one);
    await payAt(platform, deposit, 'paid');
    expect(await stateOf(one, deposit)).toBe('paid');
    expect(await balanceOf(one)).toMatchObject({ balance: '500.00', turnoverLeft: '500.00' });
  });

  it('is published to its player when it begins, so that every tab shows it', async () => {
    const one = await newMember(platform);
    const { reference } = await begun(one);
    const { db } = platform.sandbox.platform;
    const published = await db
      .select({ data: event.payload })
      .from(event)
      .where(and(eq(event.memberId, one.memberId), eq(event.type, 'deposit')));
    expect(published).toEqual([{ data: { reference, state: 'created' } }]);
  });

  it('is credited once, however often its page is submitted', async () => {
    const one = await newMember(platform);
    const deposit = await begun(one);
    const answers = await Promise.all([1, 2, 3].map(() => payAt(platform, deposit, 'paid')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await balanceOf(one)).toMatchObject({ balance: '500.00' });
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  });

  it('is not credited if it was declined', async () => {
    const one = await newMember(platform);
    const deposit = await begun(one);
    await payAt(platform, deposit, 'rejected');
    expect(await stateOf(one, deposit)).toBe('rejected');
    expect(await balanceOf(one)).toMatchObject({ balance: '0.00' });
  });

  it('expires if it is not paid in time, and cannot be paid afterwards', async () => {
    const one = await newMember(platform);
    const deposit = await begun(one);
    await platform.forward(15 * 60);
    expect(await stateOf(one, deposit)).toBe('expired');
    expect((await payAt(platform, deposit, 'paid')).status).toBe(409);
  });

  it('is found without its reference while it is open', async () => {
    const one = await newMember(platform);
    const deposit = await begun(one);
    const { body } = await one.client.get('/wps/deposit');
    expect(body.value).toMatchObject({ reference: deposit.reference });
    await payAt(platform, deposit, 'rejected');
    expect((await one.client.get('/wps/deposit')).body.value).toBeNull();
  });

  it('waits for the cashier once the player has reported the number of a manual payment', async () => {
    const one = await newMember(platform);
    const deposit = await begun(one, '500', { method: 'bank' });
    const { reference } = deposit;
    expect(deposit).toMatchObject({ payTo: { name: one.merchant.brand.name } });
    const reported = { reference, transactionNumber: '9F3K22X1' };
    const { body } = await one.client.post('/wps/deposit/transaction', reported);
    expect(body.value).toMatchObject({ state: 'pending', transactionNumber: '9F3K22X1' });
    await platform.forward(2 * 3600);
    expect((await act(platform, one, 'payDeposit', { reference })).status).toBe(200);
    expect(await balanceOf(one)).toMatchObject({ balance: '500.00' });
  });

  it('cannot be credited before the player has paid', async () => {
    const one = await newMember(platform);
    const { reference } = await begun(one, '500', { method: 'bank' });
    const { status, body } = await act(platform, one, 'payDeposit', { reference, amount: '500' });
    expect([status, body.code]).toEqual([409, 'deposit_state']);
  });

  it('cannot be marked as paid in the app of a bank, which only sends', async () => {
    const one = await newMember(platform);
    const deposit = await begun(one, '500', { method: 'bank' });
    await payAt(platform, deposit, 'paid');
    expect(await stateOf(one, deposit)).toBe('created');
  });

  it('begins once for an idempotency key', async () => {
    const one = await newMember(platform);
    const key = { 'Idempotency-Key': 'deposit-once' };
    const [first, second] = [
      await one.client.post('/wps/deposit', { method: 'card', amount: '500' }, key),
      await one.client.post('/wps/deposit', { method: 'card', amount: '500' }, key),
    ];
    expect(second?.body).toEqual(first?.body);
    const { body } = await one.client.get('/wps/member/deposits');
    expect(body.value).toMatchObject({ total: 1, totals: { amount: '500.00', paid: '0.00' } });
  });

  it.each([
    ['499.99', {}],
    ['100000.01', {}],
    ['199', { method: 'mobile-wallet' }],
  ])('of %s is outside the limits of its method', async (amount, more) => {
    const one = await newMember(platform);
    const { status, body } = await begin(one, amount, more);
    expect([status, body.code]).toEqual([422, 'amount_out_of_range']);
  });

  it('is refused once three others are open', async () => {
    const one = await newMember(platform);
    for (const _ of [1, 2, 3]) await begun(one);
    const { status, body } = await begin(one);
    expect([status, body.code]).toEqual([409, 'deposits_open']);
  });

  it('of another player is reported as unknown', async () => {
    const [one, other] = [await newMember(platform), await newMember(platform)];
    const { reference } = await begun(one);
    const { status, body } = await other.client.get(`/wps/deposit?reference=${reference}`);
    expect([status, body.code]).toEqual([404, 'deposit_unknown']);
  });

  it('is refused to players on a break', async () => {
    const one = await newMember(platform);
    await one.client.post('/wps/member/protection/timeOut', { hours: 24, scope: 'brand' });
    const { status, body } = await begin(one);
    expect([status, body.code]).toEqual([403, 'player_excluded']);
  });

  it('returns to the page where it began, and to no other site', async () => {
    const one = await newMember(platform);
    const body = { method: 'card', amount: '500', returnPath: '/member' };
    const { body: answer } = await one.client.post('/wps/deposit', body, {
      Origin: 'http://localhost:4173',
    });
    const page = await payAt(platform, answer.value as Deposit, 'paid');
    const { reference } = answer.value as Deposit;
    const href = `http://localhost:4173/member?reference=${reference}`;
    expect(await page.text()).toContain(`href="${href}"`);
    const { status } = await one.client.post('/wps/deposit', {
      ...body,
      returnPath: '//elsewhere.example',
    });
    expect(status).toBe(400);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'null',
    'nowhere',
    'https://elsewhere.example',
  ])(
    'has no return address for the origin “%s”, which is no site of the merchant',
    async (Origin) => {
      const one = await newMember(platform);
      const asked = { method: 'card', amount: '500', returnPath: '/member' };
      const { status, body } = await one.client.post('/wps/deposit', asked, { Origin });
      expect([status, body.code]).toEqual([200, 'ok']);
      const page = await payAt(platform, body.value as Deposit, 'paid');
      expect(await page.text()).not.toContain('href=');
    },
  );
});
