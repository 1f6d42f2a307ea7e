import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { verifyBooks } from '#sandbox/ledger/verifyBooks.ts';
import { newMember, type TestMember } from '#sandbox/testing/newMember.fixture.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import type { Deposit, MessagePage, WalletBalance } from '#src/platform/contract.generated.ts';
import { manualPayment } from '../deposits/schema.ts';
import { act, reportPayment, sendInApp } from '../wallet.fixture.ts';
import type { HandOutcome } from './manualPayments.ts';

const platform = testPlatform();
const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

async function begun({ client }: TestMember): Promise<Deposit> {
  const { body } = await client.post('/wps/deposit', { method: 'mobile-wallet', amount: '500' });
  return body.value as Deposit;
}

const stateOf = async ({ client }: TestMember, { reference }: Deposit) =>
  ((await client.get(`/wps/deposit?reference=${reference}`)).body.value as Deposit).state;

const balanceOf = async ({ client }: TestMember) =>
  ((await client.get('/wps/v2/wallets/balance')).body.value as WalletBalance).balance;

/** The titles of a player's messages about payments that cannot be credited. */
async function unmatchedFor({ client }: TestMember): Promise<string[]> {
  const { body } = await client.get(`/wps/message/list?language=${SOURCE}`);
  const titles = (body.value as MessagePage).list.map(({ title }) => title);
  return titles.filter((title) => title.endsWith('not credited'));
}

/** Whether a payment is still to be confirmed. */
async function isDue({ transactionNumber }: { transactionNumber: unknown }): Promise<boolean> {
  const rows = await platform.sandbox.platform.db
    .select()
    .from(manualPayment)
    .where(eq(manualPayment.transactionNumber, String(transactionNumber)));
  return rows.some(({ confirmsAt }) => confirmsAt !== null);
}

/** The results of a payment by outcome in its app: soon after it was reported, and a day later. */
const DAYS: readonly (readonly [HandOutcome, string, string, string])[] = [
  ['sent', 'paid', 'paid', '500.00'],
  ['twice', 'paid', 'paid', '500.00'],
  ['slow', 'pending', 'paid', '500.00'],
  ['late', 'pending', 'paid', '500.00'],
  ['never', 'pending', 'expired', '0.00'],
];

describe('the app of a test wallet', () => {
  it.each(DAYS)('with the payment outcome “%s” leaves a deposit %s, then %s', async (...day) => {
    const [outcome, first, last, credited] = day;
    const one = await newMember(platform);
    const deposit = await begun(one);
    const { transactionNumber } = await sendInApp(platform, deposit, { outcome });
    await reportPayment(one, deposit, { transactionNumber });
    await platform.forward(2);
    expect(await stateOf(one, deposit)).toBe(first);
    await platform.forward(DAY);
    await platform.forward(DAY);
    expect(await stateOf(one, deposit)).toBe(last);
    expect(await balanceOf(one)).toBe(credited);
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  });

  it('confirms a payment to its player once, with one wagering requirement, however often the provider reports it', async () => {
    const one = await newMember(platform);
    const deposit = await begun(one);
    const { transactionNumber } = await sendInApp(platform, deposit, { outcome: 'twice' });
    await reportPayment(one, deposit, { transactionNumber });
    await platform.forward(2);
    const inbox = await one.client.get('/wps/message/list?language=en');
    expect((inbox.body.value as MessagePage).list.map(({ title }) => title)).toEqual([
      'Deposit of ৳500.00 credited',
    ]);
    const quote = await one.client.get('/wps/withdrawal/quote?kind=bank');
    expect(quote.body.value).toMatchObject({ turnoverLeft: '500.00' });
  });

  it('credits a payment to the newer deposit if its number was reported for an expired one too, and confirms later payments as well', async () => {
    const [one, other] = [await newMember(platform), await newMember(platform)];
    const expired = await begun(one);
    const { transactionNumber } = await sendInApp(platform, expired, { outcome: 'late' });
    await reportPayment(one, expired, { transactionNumber });
    await platform.forward(DAY + MINUTE);
    const open = await begun(one);
    expect((await reportPayment(one, open, { transactionNumber })).body.code).toBe('ok');
    await platform.forward(DAY - 2 * MINUTE);
    const theirs = await begun(other);
    const sent = await sendInApp(platform, theirs, { outcome: 'slow' });
    await reportPayment(other, theirs, { transactionNumber: sent.transactionNumber });
    await platform.forward(5 * MINUTE);
    expect([await stateOf(one, expired), await stateOf(one, open)]).toEqual(['expired', 'paid']);
    expect(await balanceOf(one)).toBe('500.00');
    expect(await stateOf(other, theirs)).toBe('paid');
  });

  it('credits a payment once if its number was reported for two expired deposits', async () => {
    const one = await newMember(platform);
    const first = await begun(one);
    const { transactionNumber } = await sendInApp(platform, first, { outcome: 'late' });
    await reportPayment(one, first, { transactionNumber });
    await platform.forward(DAY + MINUTE);
    const second = await begun(one);
    await reportPayment(one, second, { transactionNumber });
    await platform.forward(2 * DAY);
    const states = [await stateOf(one, first), await stateOf(one, second)];
    expect(states.sort()).toEqual(['expired', 'paid']);
    expect(await balanceOf(one)).toBe('500.00');
    expect(await unmatchedFor(one)).toEqual([]);
    expect(await verifyBooks(platform.sandbox.platform.db)).toEqual([]);
  });

  it('credits a payment to its sender, even if another player reports its number first', async () => {
    const [sender, thief] = [await newMember(platform), await newMember(platform)];
    const [deposit, theirs] = [await begun(sender), await begun(thief)];
    const { transactionNumber } = await sendInApp(platform, deposit);
    await reportPayment(thief, theirs, { transactionNumber });
    await platform.forward(2);
    expect([await stateOf(thief, theirs), await balanceOf(thief)]).toEqual(['pending', '0.00']);
    await reportPayment(sender, deposit, { transactionNumber });
    await platform.forward(2);
    expect([await stateOf(sender, deposit), await balanceOf(sender)]).toEqual(['paid', '500.00']);
    expect([await stateOf(thief, theirs), await balanceOf(thief)]).toEqual(['pending', '0.00']);
  });

  it.each<HandOutcome>(['sent', 'twice'])(
    'tells the player once if a payment (%s) can no longer be credited, and stops trying',
    async (outcome) => {
      const one = await newMember(platform);
      const deposit = await begun(one);
      const sent = await sendInApp(platform, deposit, { outcome, amount: '450' });
      await reportPayment(one, deposit, { transactionNumber: sent.transactionNumber });
      await platform.forward(2 * DAY);
      expect(await stateOf(one, deposit)).toBe('expired');
      await platform.forward(MINUTE);
      expect(await unmatchedFor(one)).toEqual(['Deposit of ৳500.00 not credited']);
      expect(await isDue(sent)).toBe(false);
      expect(await balanceOf(one)).toBe('0.00');
    },
  );

  it('tells the sender if the cashier credited their payment to somebody else who reported it, and stops trying', async () => {
    const [sender, other] = [await newMember(platform), await newMember(platform)];
    const [deposit, theirs] = [await begun(sender), await begun(other)];
    const sent = await sendInApp(platform, deposit, { outcome: 'slow' });
    const { transactionNumber } = sent;
    await reportPayment(sender, deposit, { transactionNumber });
    await reportPayment(other, theirs, { transactionNumber });
    await act(platform, other, 'payDeposit', { reference: theirs.reference });
    await platform.forward(DAY);
    expect(await unmatchedFor(sender)).toEqual(['Deposit of ৳500.00 not credited']);
    expect(await isDue(sent)).toBe(false);
    expect([await balanceOf(sender), await balanceOf(other)]).toEqual(['0.00', '500.00']);
  });

  it('credits a payment only at the merchant that received it', async () => {
    const merchants = platform.merchants.filter(({ brand }) => brand.market.currency === 'BDT');
    const [here, there] = [
      await newMember(platform, merchants[0]),
      await newMember(platform, merchants[1]),
    ];
    const deposit = await begun(here);
    const elsewhere = await begun(there);
    const { transactionNumber } = await sendInApp(platform, deposit);
    for (const [one, of] of [
      [there, elsewhere],
      [here, deposit],
    ] as const) {
      await reportPayment(one, of, { transactionNumber });
    }
    await platform.forward(2);
    expect([await balanceOf(here), await balanceOf(there)]).toEqual(['500.00', '0.00']);
  });

  it('waits for the player to correct a different amount, and credits what was sent', async () => {
    const one = await newMember(platform);
    const deposit = await begun(one);
    const { transactionNumber } = await sendInApp(platform, deposit, { amount: '450' });
    await reportPayment(one, deposit, { transactionNumber });
    await platform.forward(MINUTE);
    expect(await stateOf(one, deposit)).toBe('pending');
    await reportPayment(one, deposit, { transactionNumber, sentAmount: '450' });
    await platform.forward(2);
    expect(await stateOf(one, deposit)).toBe('paid');
    expect(await balanceOf(one)).toBe('450.00');
  });

  it('waits for the player to correct a payment to another account or of another kind', async () => {
    const one = await newMember(platform);
    const deposit = await begun(one);
    const [, , other] = deposit.destinations;
    const sent = { number: String(other?.number), action: 'cash-out' };
    const { transactionNumber } = await sendInApp(platform, deposit, sent);
    await reportPayment(one, deposit, { transactionNumber, sentAs: 'cash-out' });
    await platform.forward(MINUTE);
    expect(await stateOf(one, deposit)).toBe('pending');
    await reportPayment(one, deposit, { transactionNumber, sentAs: 'cash-out', sentTo: other });
    await platform.forward(2);
    expect(await stateOf(one, deposit)).toBe('paid');
  });

  it('offers the requested kind of payment first, so that what is sent without a change is credited', async () => {
    const { client } = await newMember(platform);
    const { body } = await client.post('/wps/deposit', { method: 'bank', amount: '500' });
    const { payUrl, payTo } = body.value as Deposit;
    const app = await platform.sandbox.app.request(`http://localhost${payUrl}`);
    expect(payTo?.walletAction).toBe('bank-transfer');
    expect(await app.text()).toContain('<option value="bank-transfer" selected>');
  });

  it('reports an error, keeps the input and sends nothing', async () => {
    const deposit = await begun(await newMember(platform));
    const wrong = { number: '01999999999', amount: '500' };
    const unknown = await sendInApp(platform, deposit, wrong);
    expect(unknown.text).toContain('No account has this number');
    expect(unknown.text).toContain('value="01999999999"');
    expect((await sendInApp(platform, deposit, { amount: '5,00' })).text).toContain(
      'Enter an amount',
    );
    expect((await sendInApp(platform, deposit, { outcome: 'failed' })).text).toContain(
      'Nothing was sent',
    );
  });

  it('sends at most 20 payments for one deposit', async () => {
    const deposit = await begun(await newMember(platform));
    for (let sent = 0; sent < 20; sent += 1) {
      expect((await sendInApp(platform, deposit)).transactionNumber).toMatch(/^[2-9A-Z]{10}$/);
    }
    expect((await sendInApp(platform, deposit)).status).toBe(429);
  });

  it('sends nothing for a closed deposit', async () => {
    const one = await newMember(platform);
    const deposit = await begun(one);
    const { transactionNumber } = await sendInApp(platform, deposit);
    await reportPayment(one, deposit, { transactionNumber });
    await platform.forward(2);
    expect((await sendInApp(platform, deposit)).status).toBe(409);
    const page = await platform.sandbox.app.request(`http://localhost${deposit.payUrl}`);
    expect(await page.text()).toContain('The deposit is closed.');
  });
});

describe('the wallet of a test cryptocurrency', () => {
  it('sends the amount in as many payments as its owner likes', async () => {
    const one = await newMember(platform);
    const asked = { method: 'crypto', provider: 'Test Chain', amount: '1000' };
    const deposit = (await one.client.post('/wps/deposit', asked)).body.value as Deposit;
    const address = `http://localhost${deposit.payUrl}`;
    const send = (coins: string) =>
      platform.sandbox.app.request(address, {
        method: 'POST',
        body: new URLSearchParams({ coins }),
      });
    expect(await (await send('many')).text()).toContain('Enter how many coins');
    expect(await (await send('1')).text()).toContain('Sent in the transaction');
    const rest = /name="coins" value="([\d.]+)"/.exec(
      await (await platform.sandbox.app.request(address)).text(),
    )?.[1];
    await send(String(rest));
    await platform.forward(MINUTE);
    expect(await stateOf(one, deposit)).toBe('paid');
    expect((await send('1')).status).toBe(409);
  });
});
