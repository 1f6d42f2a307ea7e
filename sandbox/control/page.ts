import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { FAULT_KINDS, STATUSES } from './control.ts';
import { PAGE_STYLE } from './pageStyle.ts';
import type { ControlState, MerchantState } from './state.ts';

const hash = createHash('sha256').update(PAGE_STYLE).digest('base64');

/** The Content-Security-Policy of the page: its own style and forms, nothing else. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

const option = (value: string, chosen: string) =>
  html`<option${value === chosen ? raw(' selected') : ''}>${value}</option>`;

const flag = ([name, on]: [string, boolean]) => html`
  <label class="flag">
    <input type="hidden" name="flag.${name}" value="off">
    <input type="checkbox" name="flag.${name}" value="on"${on ? raw(' checked') : ''}>${name}
  </label>`;

const merchantForm = ({ merchantCode, name, status, country, flags }: MerchantState) => html`
  <form method="post" class="card">
    <h3>${name} <small>${merchantCode}</small></h3>
    <input type="hidden" name="merchantCode" value="${merchantCode}">
    <div class="row">
      <label>Status <select name="status">${STATUSES.map((one) => option(one, status))}</select></label>
      <label>Visitors’ country
        <input name="country" value="${country}" pattern="[A-Z]{2}" maxlength="2" size="3" required>
      </label>
    </div>
    <fieldset><legend>Whitelabel flags</legend>${Object.entries(flags).map(flag)}</fieldset>
    <button>Set ${name}</button>
  </form>`;

const faultRow = ({ operation, fault }: ControlState['operations'][number]) => html`
  <tr>
    <th scope="row"><code>${operation}</code></th>
    <td>
      <form method="post" class="row">
        <input type="hidden" name="operation" value="${operation}">
        <select name="kind" aria-label="Trouble for ${operation}">
          ${['none', ...FAULT_KINDS].map((kind) => option(kind, fault?.kind ?? 'none'))}
        </select>
        <label>ms <input name="milliseconds" inputmode="numeric" pattern="[0-9]+" size="6" value="${fault?.milliseconds ?? 2000}"></label>
        <label>times <input name="times" inputmode="numeric" pattern="[1-9][0-9]*" size="4" value="${fault?.times ?? ''}" placeholder="all"></label>
        <button>Set</button>
      </form>
    </td>
  </tr>`;

const clockForm = ({ now }: ControlState) => html`
  <form method="post" class="row">
    <p>It is <time datetime="${now}">${now}</time>. What falls due on the way is done; there is no way back.</p>
    <label>Move it by <input name="forward" value="PT5M" pattern="P[0-9A-Z]+" size="8" required></label>
    <button>Move the clock</button>
  </form>`;

const messageRow = ({ at, recipient, subject, body }: ControlState['outbox'][number]) => html`
  <tr>
    <th scope="row"><time datetime="${at.toISOString()}">${at.toISOString()}</time></th>
    <td>${recipient}</td>
    <td>${subject === null ? '' : html`<strong>${subject}</strong> `}${body}</td>
  </tr>`;

/** The page that shows the state and sets it, without any script. */
export const controlPage = (state: ControlState) => html`<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>Reference platform</title>
  <style>${raw(PAGE_STYLE)}</style>
</head>
<body>
  <header>
    <h1>Reference platform</h1>
    <p>This is a test platform. Everything on it is play money: nothing can be paid in, won or paid out.</p>
    <form method="post"><input type="hidden" name="reset" value="1"><button class="quiet">Everything back to normal</button></form>
  </header>
  <main>
    <section aria-labelledby="merchants">
      <h2 id="merchants">Merchants</h2>
      <div class="cards">${state.merchants.map(merchantForm)}</div>
    </section>
    <section aria-labelledby="clock">
      <h2 id="clock">Clock</h2>
      ${clockForm(state)}
    </section>
    <section aria-labelledby="outbox">
      <h2 id="outbox">Messages</h2>
      <p>Text messages and e-mails that would have gone out, the newest first.</p>
      <table>${state.outbox.map(messageRow)}</table>
    </section>
    <section aria-labelledby="keys">
      <h2 id="keys">Keys of payloads</h2>
      <form method="post" class="row">
        <p>Pages encrypt what they send to the newest key; the one before it still works.</p>
        <input type="hidden" name="payloadKeys" value="rotate"><button>Make a new key</button>
      </form>
    </section>
    <section aria-labelledby="troubles">
      <h2 id="troubles">Troubles</h2>
      <p>What a call meets from now on: it waits, fails with 500 or 429, answers half, or ends without an answer.</p>
      <table>${state.operations.map(faultRow)}</table>
    </section>
    <p>The same for tests: <a href="/sandbox/control"><code>GET</code> and <code>POST /sandbox/control</code></a>.</p>
  </main>
</body>
</html>`;
