import { describe, expect, it } from 'vitest';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit, MessagePage, WalletBalance } from '#src/platform/contract.generated.ts';
import { payAt } from '../wallet.fixture.ts';
import type { Outcome } from './outcomes.ts';

const platform = testPlatform();
const QUARTER = 15 * 60;

const Origin = 'http://localhost:4173';

async function begun({ client }: TestMember): Promise<Deposit> {
  const asked = { method: 'crypto', amount: '1000', returnPath: '/deposit' };
  const { body } = await client.post('/wps/deposit', asked, { Origin });
  return body.value as Deposit;
}

const stateOf = async ({ client }: TestMember, { reference }: Deposit) =>
  ((await client.get(`/wps/deposit?reference=${reference}`)).body.value as Deposit).state;

const balanceOf = async ({ client }: TestMember) =>
  ((await client.get('/wps/v2/wallets/balance')).body.value as WalletBalance).balance;

const titlesOf = async ({ client }: TestMember) => {
  const { body } = await client.get('/wps/message/list?language=en');
  return (body.value as MessagePage).list.map(({ title }) => title);
};

/** The results of a deposit by its provider's outcome: at once, and when all its time is over. */
const BAD_DAYS: readonly (readonly [Outcome, string, string, string])[] = [
  ['slow', 'pending', 'paid', '1000.00'],
  ['twice', 'paid', 'paid', '1000.00'],
  ['late', 'pending', 'paid', '1000.00'],
  ['never', 'pending', 'expired', '0.00'],
];

describe('the page of the test payment provider', () => {
  it.each(BAD_DAYS)('with the confirmation “%s” leaves a deposit %s, then %s', async (...day) => {
    const [outcome, first, last, credited] = day;
    const one = await newMember(platform);
    const deposit = await begun(one);
    const page = await payAt(platform, deposit, outcome);
    expect(page.status).toBe(200);
    expect(await stateOf(one, deposit)).toBe(first);
    for (const _ of [1, 2, 3]) await platform.forward(QUARTER);
    expect(await stateOf(one, deposit)).toBe(last);
    expect(await balanceOf(one)).toBe(credited);
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  });

  it.each([
    ['paid', 'Deposit of ৳1,000.00 credited'],
    ['twice', 'Deposit of ৳1,000.00 credited'],
    ['rejected', 'Deposit of ৳1,000.00 rejected'],
  ] as const)('with the payment outcome “%s” writes to the inbox once', async (outcome, title) => {
    const one = await newMember(platform);
    await payAt(platform, await begun(one), outcome);
    await platform.forward(QUARTER);
    expect(await titlesOf(one)).toEqual([title]);
  });

  it('with a late confirmation writes to the inbox once', async () => {
    const one = await newMember(platform);
    const deposit = await begun(one);
    await payAt(platform, deposit, 'late');
    for (const _ of [1, 2, 3]) await platform.forward(QUARTER);
    expect(await titlesOf(one)).toEqual(['Deposit of ৳1,000.00 credited']);
  });

  it('charges the fee on top of the amount, and only the amount is credited', async () => {
    const one = await newMember(platform);
    const asked = { method: 'card', amount: '1000', returnPath: '/deposit' };
    const { body } = await one.client.post('/wps/deposit', asked, { Origin });
    const deposit = body.value as Deposit;
    const page = await platform.sandbox.app.request(`http://localhost${deposit.payUrl}`);
    const text = await page.text();
    expect(text).toContain('1015.00');
    expect(text).toMatch(/fee of \w+ 15\.00/);
    await payAt(platform, deposit, 'paid');
    expect(await balanceOf(one)).toBe('1000.00');
  });

  it('returns a late payment that exceeds the player’s own limit', async () => {
    const one = await newMember(platform);
    const deposit = await begun(one);
    await payAt(platform, deposit, 'late');
    const limit = { kind: 'deposit', span: 'month', amount: '900.00' };
    const set = await one.client.put('/wps/member/protection/limit/money', limit);
    expect(set.body.code).toBe('ok');
    for (const _ of [1, 2, 3]) await platform.forward(QUARTER);
    expect(await balanceOf(one)).toBe('0.00');
    const { body } = await one.client.get(`/wps/deposit?reference=${deposit.reference}`);
    expect(body.value).toMatchObject({ state: 'rejected', returned: 'limit' });
    expect(await titlesOf(one)).toEqual(['Deposit of ৳1,000.00 rejected']);
  });

  it('notifies only the site that frames it, by its origin', async () => {
    const page = await payAt(platform, await begun(await newMember(platform)), 'paid');
    expect(await page.text()).toContain(`data-origin="${Origin}"`);
    expect(page.headers.get('Content-Security-Policy')).toContain("script-src 'sha256-");
  });
});
