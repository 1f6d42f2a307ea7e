import { html } from 'hono/html';
import type { ControlState } from '#sandbox/control/state.ts';
import { moment, table } from './layout.ts';

const row = ({ at, recipient, subject, body }: ControlState['outbox'][number]) => html`
  <tr>
    <td>${moment(at)}</td>
    <td>${recipient}</td>
    <td>${subject === null ? '' : html`<strong>${subject}</strong> `}${body}</td>
  </tr>`;

/** Text messages and e-mails that would have gone out. */
export const messages = ({ outbox }: ControlState) => html`
  <p>Text messages and e-mails that would have gone out, the newest first.</p>
  ${table('Messages', ['When', 'To', 'Message'], outbox.map(row), 'A message to a player will stand here: a code for a login, for instance.')}`;
