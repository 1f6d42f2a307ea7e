import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { PAGE_STYLE } from '#sandbox/control/pageStyle.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import { amountText } from '#sandbox/money.ts';
import type { Deposit } from '../deposits/changeDeposit.ts';

const hash = createHash('sha256').update(PAGE_STYLE).digest('base64');

/** The Content-Security-Policy of the page: sites of this machine may frame it. */
export const PAY_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'self' http://localhost:* http://127.0.0.1:*`;

const OUTCOMES = {
  paid: 'The payment was made.',
  rejected: 'The payment was declined.',
  expired: 'The time to pay is over.',
} as const;

const choice = html`
  <form method="post" class="row">
    <button name="outcome" value="paid">Pay</button>
    <button name="outcome" value="rejected" class="quiet">Decline</button>
  </form>`;

/** The page of the test provider, where a tester pays a deposit or declines it. */
export const payPage = (
  { brand }: Merchant,
  { reference, amount, state, returnUrl }: Deposit,
) => html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Test payment</title>
  <style>${raw(PAGE_STYLE)}</style>
</head>
<body>
  <header>
    <h1>Test payment</h1>
    <p>This is a page of the test platform. Nothing is paid: it is play money.</p>
  </header>
  <main>
    <h2>${brand.market.currency} ${amountText(amount)}</h2>
    <p>To ${brand.name}, deposit <code>${reference}</code></p>
    ${state === 'created' || state === 'pending' ? choice : html`<p role="status">${OUTCOMES[state]}</p>`}
    ${returnUrl === null ? '' : html`<p><a href="${returnUrl}">Back to ${brand.name}</a></p>`}
  </main>
</body>
</html>`;
