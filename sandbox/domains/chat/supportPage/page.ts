import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { PAGE_STYLE } from '#sandbox/kernel/http/pageStyle.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { SOURCE } from '#scripts/languages/languageFolders.ts';
import type { SupportMessage } from '../conversation.ts';
import { liveChatTitle } from '../settings.ts';

const hash = createHash('sha256').update(PAGE_STYLE).digest('base64');

/** The Content-Security-Policy of the page: local sites may frame it. */
export const SUPPORT_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'self' http://localhost:* http://127.0.0.1:*`;

/** The longest message, in characters. */
export const SUPPORT_LENGTH = 500;

/** The data that the page shows. */
interface SupportView {
  merchant: Merchant;
  model: string;
  messages: readonly SupportMessage[];
  over: boolean;
  /** The text that was entered and refused. */
  draft: string;
}

const line = ({ byStaff, content, at }: SupportMessage) => html`
  <li><strong>${byStaff ? 'Customer service' : 'You'}</strong>
    <time datetime="${at.toISOString()}">${at.toISOString().slice(11, 16)}</time><br>${content}</li>`;

const refusal = html`<p role="alert">This was not sent: write plain text of at most ${SUPPORT_LENGTH} characters.</p>`;

const form = (draft: string) => html`
  <form method="post">
    ${draft === '' ? '' : refusal}
    <label>Your message <textarea name="content" rows="3" maxlength="${SUPPORT_LENGTH}" required>${draft}</textarea></label>
    <p class="row"><button>Send</button> <a href="">Look for an answer</a></p>
  </form>`;

/** The page of a conversation: its messages, and a form to write. It needs no script. */
export const supportPage = ({
  merchant,
  model,
  messages,
  over,
  draft,
}: SupportView) => html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Live chat with ${merchant.brand.name}</title>
  <style>${raw(PAGE_STYLE)}</style>
</head>
<body>
  <header>
    <h1>${liveChatTitle(model, SOURCE)}</h1>
    <p>This is a page of the test platform for ${merchant.brand.name}. Testers answer in the console.</p>
  </header>
  <main>
    ${messages.length === 0 ? html`<p>Nothing is written yet. Tell us what it is about.</p>` : html`<ol role="log">${messages.map(line)}</ol>`}
    ${over ? html`<p role="status">This conversation is over. Open a new one on the site.</p>` : form(draft)}
  </main>
</body>
</html>`;
