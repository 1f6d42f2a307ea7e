import { count, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { parseAmount } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import type { Deposit } from '../deposits/changeDeposit.ts';
import { manualPayment } from '../deposits/schema.ts';
import { destinationsOf } from '../deposits/sentTo.ts';
import type { DepositWalletAction } from '../methods.ts';
import { newTransactionNumber } from '../reference.ts';
import { CONFIRMATION_MS, REPORT_AFTER_MS } from '../settings.ts';

const SLOW_MS = 20_000;

/** A delay longer than any deposit waits for a payment that was reported in time. */
const LATE_MS = CONFIRMATION_MS + REPORT_AFTER_MS;

/** How many payments can be made from the page of one deposit. */
const MOST = 20;

/** The outcomes a tester can choose for a payment in the app, with their button texts. */
export const HAND_OUTCOMES = {
  sent: 'Send',
  failed: 'Fail',
  slow: 'Send, confirmed after 20 seconds',
  twice: 'Send, confirmed twice',
  late: 'Send, confirmed after the deposit has expired',
  never: 'Send, never confirmed',
} as const;
export type HandOutcome = keyof typeof HAND_OUTCOMES;

/** The payment actions of the app, with their button texts. */
export const HAND_ACTIONS = {
  'send-money': 'Send money',
  'cash-out': 'Cash out',
  payment: 'Payment',
  'bank-transfer': 'Bank transfer',
} as const satisfies Record<DepositWalletAction, string>;

/** The form that a tester has filled in in the app. */
export interface ManualPaymentForm {
  number: string;
  amount: string;
  action: string;
  outcome: string;
}

/** The transaction ID of a payment that was sent, or why nothing was sent. */
export type ManualPaymentResult = { transactionNumber: string } | { refused: string };

const isAction = (text: string): text is DepositWalletAction => Object.hasOwn(HAND_ACTIONS, text);

const isOutcome = (text: string): text is HandOutcome => Object.hasOwn(HAND_OUTCOMES, text);

/** The times at which the app confirms a payment; null stands for never. */
function confirmationsOf(outcome: HandOutcome, now: Date): (Date | null)[] {
  const after = (ms: number) => new Date(now.getTime() + ms);
  switch (outcome) {
    case 'slow':
      return [after(SLOW_MS)];
    case 'late':
      return [after(LATE_MS)];
    case 'twice':
      return [now, now];
    case 'never':
      return [null];
    default:
      return [now];
  }
}

/** Refuses more payments from one page than a tester needs (`too_many_requests`). */
async function checkRoom(db: Database, depositId: number): Promise<void> {
  const [made] = await db
    .select({ payments: count() })
    .from(manualPayment)
    .where(eq(manualPayment.depositId, depositId));
  if (made && made.payments >= MOST) throw new Refusal('too_many_requests');
}

/**
 * Makes a payment in the test app of a locked deposit's provider: to any account of the platform and of any amount, as payers get both
 * wrong. Refuses a closed deposit (`deposit_state`), and more than 20 payments (`too_many_requests`).
 */
export async function sendManualPayment(
  db: Database,
  merchant: Priced,
  deposit: Deposit,
  form: ManualPaymentForm,
  now: Date,
): Promise<ManualPaymentResult> {
  if (deposit.closedAt !== null) throw new Refusal('deposit_state');
  const to = destinationsOf(deposit).find(({ number }) => number === form.number.trim());
  if (!to) return { refused: 'No account has this number. Copy it from the deposit.' };
  const amount = parseAmount(merchant, form.amount.trim()) ?? 0n;
  if (amount <= 0n) return { refused: 'Enter an amount such as 500 or 500.50.' };
  if (!isAction(form.action) || !isOutcome(form.outcome)) return { refused: 'Choose what to do.' };
  if (form.outcome === 'failed') return { refused: 'The payment failed. Nothing was sent.' };
  await checkRoom(db, deposit.id);
  const transactionNumber = newTransactionNumber();
  await db.insert(manualPayment).values(
    confirmationsOf(form.outcome, now).map((confirmsAt) => ({
      ...{ depositId: deposit.id, transactionNumber, amount, confirmsAt },
      ...{ provider: to.provider, number: to.number, action: form.action as DepositWalletAction },
    })),
  );
  return { transactionNumber };
}
