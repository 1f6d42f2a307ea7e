import { html, raw } from 'hono/html';
import { STATUSES } from '#sandbox/control/control.ts';
import type { ControlState, MerchantState } from '#sandbox/control/state.ts';
import { moment, option } from './layout.ts';

const flag = ([name, on]: [string, boolean]) => html`
  <label class="flag">
    <input type="hidden" name="flag.${name}" value="off">
    <input type="checkbox" name="flag.${name}" value="on"${on ? raw(' checked') : ''}>${name}
  </label>`;

const merchantForm = ({ merchantCode, name, status, country, flags }: MerchantState) => html`
  <form method="post" action="/sandbox" class="card">
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

/** A form of one button. */
const button = (name: string, value: string, label: string, about: string) => html`
  <form method="post" action="/sandbox" class="row">
    <p>${about}</p>
    <input type="hidden" name="${name}" value="${value}"><button class="quiet">${label}</button>
  </form>`;

/** The status and flags of all merchants, the clock, and the ways back. */
export const overview = ({ merchants, now }: ControlState) => html`
  <section aria-labelledby="merchants">
    <h2 id="merchants">Merchants</h2>
    <div class="cards">${merchants.map(merchantForm)}</div>
  </section>
  <section aria-labelledby="clock">
    <h2 id="clock">Clock</h2>
    <form method="post" action="/sandbox" class="row">
      <p>It is ${moment(new Date(now))}. What falls due on the way is done; it never goes back.</p>
      <label>Move it by <input name="forward" value="PT5M" pattern="P[0-9A-Z]+" size="8" required></label>
      <button>Move the clock</button>
    </form>
  </section>
  <section aria-labelledby="keys">
    <h2 id="keys">Keys of payloads</h2>
    ${button('payloadKeys', 'rotate', 'Make a new key', 'Pages encrypt what they send to the newest key; the one before it still works.')}
  </section>
  <section aria-labelledby="back">
    <h2 id="back">Back to the start</h2>
    ${button('reset', '1', 'Everything back to normal', 'Status, countries, flags and troubles; what players did stays.')}
    ${button('database', 'seeds', 'Back to the seeds', 'The whole database, and the time. What players did is lost. This takes some seconds.')}
  </section>
  <p>The same for tests: <a href="/sandbox/control"><code>GET</code> and <code>POST /sandbox/control</code></a>.</p>`;
