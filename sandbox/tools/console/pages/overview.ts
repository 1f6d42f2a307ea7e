import { html, raw } from 'hono/html';
import { STATUSES } from '#sandbox/kernel/database/schema/control.ts';
import type { Fields } from '#sandbox/tools/control/form.ts';
import type { ControlState, MerchantState } from '#sandbox/tools/control/state.ts';
import { type Html, option } from './layout.ts';
import { clockForms, keyForm, waysBack } from './ways.ts';

const flag = (name: string, on: boolean) => html`
  <label class="flag">
    <input type="hidden" name="flag.${name}" value="off">
    <input type="checkbox" name="flag.${name}" value="on"${on ? raw(' checked') : ''}>${name}
  </label>`;

/** The form of a merchant, with what was typed into it where that was refused. */
function merchantForm(merchant: MerchantState, fields: Fields): Html {
  const { merchantCode, name, flags } = merchant;
  const typed = fields.merchantCode === merchantCode ? fields : {};
  const isOn = (one: string, on: boolean) => (typed[`flag.${one}`] ?? (on ? 'on' : 'off')) === 'on';
  return html`
    <form method="post" action="/sandbox" class="card">
      <h3>${name} <small>${merchantCode}</small></h3>
      <input type="hidden" name="merchantCode" value="${merchantCode}">
      <div class="fields">
        <label>Status
          <select name="status">${STATUSES.map((one) => option(one, typed.status ?? merchant.status))}</select></label>
        <label>Visitors’ country
          <input name="country" value="${typed.country ?? merchant.country}" pattern="[A-Z]{2}" maxlength="2" required title="Two capital letters, as in ISO 3166"></label>
      </div>
      <fieldset><legend>Whitelabel flags</legend>${Object.entries(flags).map(([one, on]) => flag(one, isOn(one, on)))}</fieldset>
      <button>Save ${name}</button>
    </form>`;
}

/** The status and flags of all merchants, the clock, and the ways back; with what was typed and refused. */
export const overview = ({ merchants, now }: ControlState, typed: Fields) => html`
  <h2>Merchants</h2>
  <div class="cards">${merchants.map((merchant) => merchantForm(merchant, typed))}</div>
  ${clockForms(now, typed)}
  ${keyForm}
  ${waysBack}
  <p>For automated tests: <a href="/sandbox/control"><code>GET</code> and <code>POST /sandbox/control</code></a>.</p>`;
