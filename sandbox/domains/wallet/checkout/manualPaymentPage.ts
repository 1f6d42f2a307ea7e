import { html } from 'hono/html';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Deposit } from '../deposits/changeDeposit.ts';
import { DEPOSIT_METHODS, type DepositProvider, providerOf } from '../methods.ts';
import { outcomeButtons, type Part, payDocument } from './document.ts';
import {
  HAND_ACTIONS,
  HAND_OUTCOMES,
  type ManualPaymentForm,
  type ManualPaymentResult,
} from './manualPayments.ts';

/** The result shown in the app after a payment. */
function resultPart({ brand }: Merchant, result: ManualPaymentResult): Part {
  if ('refused' in result) {
    return html`<p role="alert" class="notice failed">${result.refused}</p>`;
  }
  return html`
    <div role="status" class="notice">
      <p>Sent. The transaction ID is <code>${result.transactionNumber}</code>.</p>
      <p>Copy it, and enter it on the page of the deposit with ${brand.name}.</p>
    </div>`;
}

/** The provider that a deposit is paid to. */
const askedOf = ({ method, provider }: Deposit): DepositProvider =>
  providerOf(method, provider) ?? DEPOSIT_METHODS[method].providers[0];

/** The form before a payment. The requested action is chosen, so that what is sent without a change is credited. */
const emptyForm = (deposit: Deposit): ManualPaymentForm => ({
  ...{ number: '', amount: '', outcome: '' },
  action: askedOf(deposit).payTo?.walletAction ?? '',
});

const formPart = ({ brand }: Merchant, { number, amount, action }: ManualPaymentForm): Part => html`
  <form method="post" class="fields" autocomplete="off">
    <label>Number<input name="number" value="${number}" inputmode="numeric" maxlength="40" required></label>
    <label>Amount in ${brand.market.currency}<input name="amount" value="${amount}" inputmode="decimal" maxlength="16" required></label>
    <label>What to do
      <select name="action">
        ${Object.entries(HAND_ACTIONS).map(([value, words]) =>
          value === action
            ? html`<option value="${value}" selected>${words}</option>`
            : html`<option value="${value}">${words}</option>`,
        )}
      </select>
    </label>
    ${outcomeButtons(HAND_OUTCOMES)}
  </form>`;

/**
 * The app of a test wallet or bank, where a tester sends the requested payment, or a different one, to the number shown on the deposit's
 * page, and gets the transaction ID to enter there.
 */
export function manualPaymentPage(
  merchant: Merchant,
  deposit: Deposit,
  {
    form = emptyForm(deposit),
    result,
  }: { form?: ManualPaymentForm; result?: ManualPaymentResult } = {},
) {
  const isSent = result !== undefined && 'transactionNumber' in result;
  const open = deposit.closedAt === null;
  const body = html`
    ${result ? resultPart(merchant, result) : ''}
    ${open ? formPart(merchant, isSent ? emptyForm(deposit) : form) : html`<p role="status">The deposit is closed.</p>`}`;
  return payDocument(merchant, deposit, { title: askedOf(deposit).name, body });
}
