import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { PAGE_STYLE } from '#sandbox/control/pageStyle.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { amountText } from '#sandbox/money.ts';
import type { Deposit } from '../deposits/changeDeposit.ts';
import { DEPOSIT_METHODS } from '../methods.ts';
import { OUTCOMES } from './outcomes.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** Tells the site that frames the page that there is something new to ask the platform for. It says no more, for nobody may believe it. */
const TELL_FRAME = `addEventListener('load', () => {
  const { origin } = document.body.dataset;
  if (origin && parent !== window) parent.postMessage({ type: 'livery:payment' }, origin);
});`;

/** The Content-Security-Policy of the page: sites of this machine may frame it. */
export const PAY_POLICY = `default-src 'none'; style-src 'sha256-${sha256(PAGE_STYLE)}'; script-src 'sha256-${sha256(TELL_FRAME)}'; form-action 'self'; base-uri 'none'; frame-ancestors 'self' http://localhost:* http://127.0.0.1:*`;

const RETURNED = 'The payment came too late and is returned.';
const ENDINGS = {
  paid: 'The payment was made.',
  rejected: 'The payment was declined.',
  expired: 'The time to pay has run out.',
} as const;

/** What the page says of a payment that was put off, or left without a confirmation. */
const UNCONFIRMED = 'The payment is not confirmed yet.';

const choice = html`
  <form method="post" class="row">
    ${Object.entries(OUTCOMES).map(
      ([outcome, words]) =>
        html`<button name="outcome" value="${outcome}" class="${outcome === 'paid' ? '' : 'quiet'}">${words}</button>`,
    )}
  </form>`;

/** What there is to do on the page, or to read. */
function bodyOf({ state, returned, providerPaysAt }: Deposit, isLeft: boolean) {
  if (state !== 'created' && state !== 'pending') {
    return html`<p role="status">${returned === null ? ENDINGS[state] : RETURNED}</p>`;
  }
  return isLeft || providerPaysAt !== null ? html`<p role="status">${UNCONFIRMED}</p>` : choice;
}

/**
 * The page of the test provider, where a tester pays a deposit or declines it, at once or as providers do on bad days.
 *
 * @param isLeft the tester has left it without a confirmation
 */
export function payPage({ brand }: Merchant, deposit: Deposit, isLeft = false) {
  const { reference, method, amount, returnUrl } = deposit;
  const { fee } = DEPOSIT_METHODS[method];
  const origin = returnUrl === null ? '' : new URL(returnUrl).origin;
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Test payment</title>
  <style>${raw(PAGE_STYLE)}</style>
  <script>${raw(TELL_FRAME)}</script>
</head>
<body data-origin="${origin}">
  <header>
    <h1>Test payment</h1>
    <p>This is a page of the test platform. Nothing is paid: it is play money.</p>
  </header>
  <main>
    <h2>${brand.market.currency} ${amountText(amount + fee)}</h2>
    ${fee > 0n ? html`<p>With the fee of ${brand.market.currency} ${amountText(fee)}</p>` : ''}
    <p>To ${brand.name}, deposit <code>${reference}</code></p>
    ${bodyOf(deposit, isLeft)}
    ${returnUrl === null ? '' : html`<p><a href="${returnUrl}" target="_top">Back to ${brand.name}</a></p>`}
  </main>
</body>
</html>`;
}
