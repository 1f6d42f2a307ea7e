import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { identityProof } from '#sandbox/domains/accounts/schema/verification.ts';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Offer, Row } from '#sandbox/kernel/interfaces/listing.ts';
import { parseAmount } from '#sandbox/kernel/market/amountText.ts';
import { parseHundredths } from '#sandbox/kernel/money.ts';
import { hashPassword } from '#sandbox/kernel/passwords/password.ts';
import { creditDeposit } from '#sandbox/ledger/movements/deposit.ts';
import type { TestMember } from '#sandbox/testing/newMember.fixture.ts';
import type { TestPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import type { Deposit } from '#src/platform/contract.generated.ts';
import type { ManualPaymentForm } from './checkout/manualPayments.ts';
import type { Outcome } from './checkout/outcomes.ts';

/** The payment password of funded members. */
export const PAYMENT_PASSWORD = 'payment-2026';
const hash = hashPassword(PAYMENT_PASSWORD);

/** Parses an amount of a currency with two decimals into minor units. */
export function minor(amount: string): bigint {
  const parsed = parseHundredths(amount);
  if (parsed === undefined) throw new Error(`${amount} is no amount.`);
  return parsed;
}

/** The real name of funded members, and the holder of their accounts. */
const HOLDER = 'Test';

/** Gives a member money without a wagering requirement, a real name, a payment password and an approved proof of identity. */
export async function fund(
  { sandbox }: Pick<TestPlatform, 'sandbox'>,
  { memberId, merchant }: Pick<TestMember, 'memberId' | 'merchant'>,
  amount: string,
): Promise<void> {
  const { db, clock } = sandbox.platform;
  const credited = parseAmount(merchant, amount);
  if (credited === undefined) throw new Error(`${amount} is no amount.`);
  await inTransaction(db, async (tx) => {
    const movement = { merchant, memberId, amount: credited, at: clock.now() };
    await creditDeposit(tx, { ...movement, key: randomUUID(), reference: 'test' });
    await tx
      .update(member)
      .set({ realName: HOLDER, paymentPasswordHash: await hash })
      .where(eq(member.id, memberId));
    const { merchantCode } = merchant;
    await tx
      .insert(identityProof)
      .values({ memberId, merchantCode, state: 'approved', sentAt: clock.now() })
      .onConflictDoNothing();
  });
}

/** Suspends a member in the way their upline does. */
export async function suspend(
  { sandbox }: Pick<TestPlatform, 'sandbox'>,
  { memberId }: Pick<TestMember, 'memberId'>,
): Promise<void> {
  const { db, clock } = sandbox.platform;
  await db
    .update(member)
    .set({ suspendedAt: clock.now(), suspendedFor: 'unusual' })
    .where(eq(member.id, memberId));
}

/** Ends the payment of a deposit on the page of the test provider. */
export async function payAt(
  { sandbox }: Pick<TestPlatform, 'sandbox'>,
  { payUrl }: Pick<Deposit, 'payUrl'>,
  outcome: Outcome,
): Promise<Response> {
  const address = `http://localhost${payUrl}`;
  await sandbox.app.request(address);
  return sandbox.app.request(address, {
    method: 'POST',
    body: new URLSearchParams({ outcome }),
  });
}

/** Sends a deposit's payment in the app of a test wallet, with any differences given, and returns the transaction ID. */
export async function sendInApp(
  { sandbox }: Pick<TestPlatform, 'sandbox'>,
  { payUrl, payTo, amount }: Pick<Deposit, 'payUrl' | 'payTo' | 'amount'>,
  differs: Partial<ManualPaymentForm> = {},
) {
  const asked = { number: payTo?.number ?? '', amount, action: payTo?.walletAction ?? '' };
  const answer = await sandbox.app.request(`http://localhost${payUrl}`, {
    method: 'POST',
    body: new URLSearchParams({ outcome: 'sent', ...asked, ...differs }),
  });
  const text = await answer.text();
  const transactionNumber = /transaction ID is <code>(\w+)</.exec(text)?.[1];
  return { status: answer.status, text, transactionNumber };
}

/** Binds a payout account and requests a withdrawal to it. */
export async function withdraw(one: TestMember, amount: string) {
  const bound = await one.client.post(
    '/wps/withdrawal/accounts',
    { kind: 'bank', provider: 'Test Bank', holder: HOLDER, number: randomNumber() },
    await one.stepUp(),
  );
  return withdrawTo(one, idOf(bound.body.value), amount);
}

/** Requests a withdrawal to a payout account. */
export const withdrawTo = async (one: TestMember, accountId: string, amount: string) =>
  one.client.post(
    '/wps/withdrawal',
    { accountId, amount, paymentPassword: PAYMENT_PASSWORD },
    await one.stepUp(),
  );

/** A unique bank account number. */
export const randomNumber = (): string =>
  randomUUID().replaceAll('-', '').toUpperCase().slice(0, 20);

/** The id in the value of a response. */
export function idOf(value: unknown): string {
  if (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string'
  ) {
    return value.id;
  }
  throw new Error(`There is no id in ${JSON.stringify(value)}.`);
}

/** The input that a deposit's row offers the cashier for an action; undefined if no row offers it. */
export async function offeredInput(
  platform: Pick<TestPlatform, 'get'>,
  { merchant: { merchantCode } }: Pick<TestMember, 'merchant'>,
  action: string,
  reference: string,
): Promise<Offer['input'] | undefined> {
  const path = `/sandbox/control/listings/deposits?search=${reference}`;
  const { body } = await platform.get(path, { 'Merchant-Code': merchantCode });
  const rows: Row[] = Object(body.value).rows;
  return rows
    .flatMap(({ offers }) => offers)
    .find((offer) => offer.action === action && offer.input.reference === reference)?.input;
}

/** Runs a cashier action at a merchant: a deposit is credited as its row shows it, unless the input has more than its reference. */
export async function act(
  platform: Pick<TestPlatform, 'get' | 'post'>,
  one: Pick<TestMember, 'merchant'>,
  action: string,
  input: object,
) {
  const asShown = action === 'payDeposit' && 'reference' in input && !('amount' in input);
  const shown = asShown && (await offeredInput(platform, one, action, String(input.reference)));
  const headers = { 'Merchant-Code': one.merchant.merchantCode };
  return platform.post(`/sandbox/control/actions/${action}`, { ...shown, ...input }, headers);
}

/** Reports a deposit's payment by hand as its player: the transaction ID, and what was sent if that differs. */
export const reportPayment = (
  { client }: Pick<TestMember, 'client'>,
  { reference }: Pick<Deposit, 'reference'>,
  payment: { transactionNumber: string | undefined } & Record<string, unknown>,
) => client.post('/wps/deposit/transaction', { reference, ...payment });
