import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { PAGE_STYLE } from '#sandbox/kernel/http/pageStyle.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Deposit } from '../deposits/changeDeposit.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');

/** Script that tells the site framing the page to ask the platform for news. It sends no details, as nobody may trust them. */
const TELL_FRAME = `addEventListener('load', () => {
  const { origin } = document.body.dataset;
  if (origin && parent !== window) parent.postMessage({ type: 'livery:payment' }, origin);
});`;

/** The Content-Security-Policy of the checkout pages: local sites may frame them. */
export const PAY_POLICY = `default-src 'none'; style-src 'sha256-${sha256(PAGE_STYLE)}'; script-src 'sha256-${sha256(TELL_FRAME)}'; form-action 'self'; base-uri 'none'; frame-ancestors 'self' http://localhost:* http://127.0.0.1:*`;

/** A piece of a page's content. */
export type Part = ReturnType<typeof html> | string;

/** The HTML document of a test provider's page for a deposit. */
export function payDocument(
  { brand }: Merchant,
  { returnUrl }: Pick<Deposit, 'returnUrl'>,
  { title, body }: { title: string; body: Part },
) {
  const origin = returnUrl === null ? '' : new URL(returnUrl).origin;
  return html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${title}</title>
  <style>${raw(PAGE_STYLE)}</style>
  <script>${raw(TELL_FRAME)}</script>
</head>
<body data-origin="${origin}">
  <header>
    <h1>${title}</h1>
    <p>This is a page of the test platform. Nothing is paid: it is play money.</p>
  </header>
  <main>
    ${body}
    ${returnUrl === null ? '' : html`<p><a href="${returnUrl}" target="_top">Back to ${brand.name}</a></p>`}
  </main>
</body>
</html>`;
}

/** A row of buttons, one for each outcome that a tester can choose. */
export const outcomeButtons = (outcomes: Record<string, string>): Part => html`
  <div class="row">
    ${Object.entries(outcomes).map(
      ([outcome, words], at) =>
        html`<button name="outcome" value="${outcome}" class="${at === 0 ? '' : 'quiet'}">${words}</button>`,
    )}
  </div>`;
