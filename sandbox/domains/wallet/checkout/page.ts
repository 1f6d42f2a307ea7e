import { html } from 'hono/html';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Deposit } from '../deposits/changeDeposit.ts';
import { outcomeButtons, type Part, payDocument } from './document.ts';
import { OUTCOMES } from './outcomes.ts';

const RETURNED = 'The payment came too late and is returned.';
const ENDINGS = {
  paid: 'The payment was made.',
  rejected: 'The payment was declined.',
  expired: 'The time to pay has run out.',
} as const;

/** The page's text for a payment that was delayed, or left unconfirmed. */
const UNCONFIRMED = 'The payment is not confirmed yet.';

/** The buttons or the result text of the page. */
function choiceOf({ state, returned, providerPaysAt }: Deposit, isLeft: boolean): Part {
  if (state !== 'created' && state !== 'pending') {
    return html`<p role="status">${returned === null ? ENDINGS[state] : RETURNED}</p>`;
  }
  if (isLeft || providerPaysAt !== null) return html`<p role="status">${UNCONFIRMED}</p>`;
  return html`<form method="post">${outcomeButtons(OUTCOMES)}</form>`;
}

/**
 * The checkout page of the test provider, where a tester pays a deposit or declines it, at once or as providers do on bad days.
 *
 * @param isLeft the tester has left it without a confirmation
 */
export function checkoutPage(merchant: Merchant, deposit: Deposit, isLeft = false) {
  const { brand } = merchant;
  const { reference, amount, fee } = deposit;
  const body = html`
    <h2>${brand.market.currency} ${amountText(merchant, amount + fee)}</h2>
    ${fee > 0n ? html`<p>With the fee of ${brand.market.currency} ${amountText(merchant, fee)}</p>` : ''}
    <p>To ${brand.name}, deposit <code>${reference}</code></p>
    ${choiceOf(deposit, isLeft)}`;
  return payDocument(merchant, deposit, { title: 'Test payment', body });
}
