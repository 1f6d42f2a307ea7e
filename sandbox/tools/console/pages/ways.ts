import { html } from 'hono/html';
import type { Fields } from '#sandbox/tools/control/form.ts';
import { moment } from './layout.ts';

const STEPS = [
  ['PT5M', '5 minutes'],
  ['PT1H', '1 hour'],
  ['P1D', '1 day'],
  ['P1W', '1 week'],
  ['P30D', '30 days'],
] as const;

/** Moves the platform's time. */
export const clockForms = (now: string, typed: Fields) => html`
  <h2>Clock</h2>
  <p>It is ${moment(new Date(now))}. Moving it forward runs everything that falls due. It cannot move back.</p>
  <form method="post" action="/sandbox" class="row">
    ${STEPS.map(([step, text]) => html`<button name="forward" value="${step}" class="quiet">Forward ${text}</button>`)}
  </form>
  <form method="post" action="/sandbox" class="fields">
    <label>Another step
      <input name="forward" value="${typed.forward ?? ''}" placeholder="P2DT12H" required aria-describedby="step">
      <small id="step">An ISO 8601 duration without years or months: P2DT12H is two and a half days.</small></label>
    <button>Move the clock</button>
  </form>`;

/** Makes a new key for what travels encrypted (S7.1). */
export const keyForm = html`
  <h2>Payload keys</h2>
  <p>Pages encrypt their requests with the newest key; the previous one still works.</p>
  <form method="post" action="/sandbox"><button name="payloadKeys" value="rotate" class="quiet">Create new key</button></form>`;

/** A way back that asks first. */
const wayBack = (name: string, value: string, label: string, about: string) => html`
  <details>
    <summary>${label} …</summary>
    <p>${about}</p>
    <form method="post" action="/sandbox"><button name="${name}" value="${value}" class="danger">Yes: ${label.toLowerCase()}</button></form>
  </details>`;

/** The ways back to how it was. */
export const waysBack = html`
  <h2>Reset</h2>
  ${wayBack('reset', '1', 'Everything back to normal', 'Resets the status, country, flags and simulated failures of all merchants. Player data is kept.')}
  ${wayBack('database', 'seeds', 'Reset to seed data', 'Resets the whole database and the clock. All player data is lost. This takes a few seconds.')}`;
