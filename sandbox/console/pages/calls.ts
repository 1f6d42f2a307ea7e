import { html } from 'hono/html';
import { FAULT_KINDS } from '#sandbox/control/control.ts';
import type { ControlState } from '#sandbox/control/state.ts';
import { option } from './layout.ts';

const row = ({ operation, fault }: ControlState['operations'][number]) => html`
  <li>
    <form method="post" action="/sandbox" class="row">
      <code>${operation}</code>
      <input type="hidden" name="operation" value="${operation}">
      <select name="kind" aria-label="Trouble for ${operation}">
        ${['none', ...FAULT_KINDS].map((kind) => option(kind, fault?.kind ?? 'none'))}
      </select>
      <label>ms <input name="milliseconds" inputmode="numeric" pattern="[0-9]+" size="6" value="${fault?.milliseconds ?? 2000}"></label>
      <label>times <input name="times" inputmode="numeric" pattern="[1-9][0-9]*" size="4" value="${fault?.times ?? ''}" placeholder="all"></label>
      <button class="quiet" aria-label="Set the trouble for ${operation}">Set</button>
    </form>
  </li>`;

/** What calls meet. */
export const calls = ({ operations }: ControlState) => html`
  <p>What a call meets from now on: it waits, fails with 500 or 429, answers half, or ends without an answer. A call that waits for minutes is one that times out.</p>
  <ul class="rows">${operations.map(row)}</ul>`;
