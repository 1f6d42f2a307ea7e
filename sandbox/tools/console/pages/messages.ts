import { html } from 'hono/html';
import type { ControlState } from '#sandbox/tools/control/state.ts';
import { moment } from './layout.ts';
import { table } from './table.ts';

const row = ({ at, recipient, subject, body }: ControlState['outbox'][number]) => [
  moment(at),
  recipient,
  html`${subject === null ? '' : html`<strong>${subject}</strong><br>`}<span class="text">${body}</span>`,
];

const NONE = 'Messages to players are listed here, such as login codes.';

/** Text messages and e-mails that would have gone out; those to one recipient where one is named. */
export const messages = (outbox: ControlState['outbox'], to: string) => html`
  <p>Text messages and emails that would have been sent, newest first.</p>
  <form method="get" class="row">
    <label>To <input name="to" value="${to}" placeholder="phone number or email address"></label>
    <button class="quiet">Show</button>
    ${to === '' ? '' : html`<a href="/sandbox/messages">All messages</a>`}
  </form>
  ${table('Messages', ['When', 'To', 'Message'], outbox.map(row), to === '' ? NONE : `Nothing was sent to ${to}.`)}`;
