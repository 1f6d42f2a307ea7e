import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { TextField } from '#sandbox/kernel/interfaces/field.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import { givenAmount } from '#sandbox/kernel/market/givenAmount.ts';
import type { Deposit } from '../changeDeposit.ts';
import { creditOf } from '../settleDeposit.ts';

/** The input fields for the payment as the cashier saw it before crediting. */
export const SEEN_PAYMENT = {
  transactionNumber: {
    type: 'string',
    title: 'Transaction ID',
    description: 'As the player has reported it. Leave empty for a payment that has none.',
    maxLength: 40,
  },
  amount: {
    type: 'string',
    title: 'Amount to credit',
    description: 'As the player has reported it, or as the deposit asks for it.',
    maxLength: 16,
  },
} as const satisfies Record<string, TextField>;

/** The payment of a deposit as the cashier sees it. */
export const seenOf = (merchant: Priced, one: Deposit) => ({
  transactionNumber: one.transactionNumber ?? '',
  amount: amountText(merchant, creditOf(one)),
});

/** Throws `deposit_state`, with the current values, if the payment has changed since the cashier saw it. The caller holds the deposit's row
 * lock. */
export function checkSeen(
  merchant: Priced,
  found: Deposit,
  { transactionNumber = '', amount }: { transactionNumber?: string; amount: string },
): void {
  const now = seenOf(merchant, found);
  const parameters = [
    ...(transactionNumber === now.transactionNumber
      ? []
      : [{ name: 'transactionNumber', reason: `is ${now.transactionNumber || 'not known'} now` }]),
    ...(givenAmount(merchant, 'amount', amount) === creditOf(found)
      ? []
      : [{ name: 'amount', reason: `is ${now.amount} now` }]),
  ].map((changed) => ({ ...changed, in: 'body' as const }));
  if (parameters.length > 0) throw new Refusal('deposit_state', { value: { parameters } });
}
