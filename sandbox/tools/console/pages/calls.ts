import { html } from 'hono/html';
import { FAULT_KINDS, type Fault } from '#sandbox/kernel/database/schema/control.ts';
import type { Fields } from '#sandbox/tools/control/form.ts';
import type { ControlState } from '#sandbox/tools/control/state.ts';
import { type Html, option } from './layout.ts';
import { table } from './table.ts';

const KINDS: Record<Fault['kind'], string> = {
  latency: 'latency: the call is delayed, then continues',
  error: 'error: the platform fails (500)',
  'rate-limited': 'rate-limited: too many calls (429)',
  malformed: 'malformed: half a response',
  misshapen: 'misshapen: a response that does not match the contract',
  dropped: 'dropped: the connection closes without a response',
};

const ANY_WAIT = 2000;

const end = (operation: string) => html`
  <form method="post" action="/sandbox">
    <input type="hidden" name="operation" value="${operation}">
    <input type="hidden" name="kind" value="none">
    <button aria-label="End failure of ${operation}">End failure</button>
  </form>`;

const row = (operation: string, { kind, milliseconds, times }: Fault) => [
  html`<code>${operation}</code>`,
  kind === 'latency' ? `${kind}, ${milliseconds} ms` : kind,
  times === undefined ? 'every call' : `the next ${times}`,
  end(operation),
];

const form = (operations: ControlState['operations'], typed: Fields): Html => html`
  <form method="post" action="/sandbox" class="fields">
    <label>Call
      <select name="operation">${operations
        .map(({ operation }) => operation)
        .toSorted()
        .map((operation) => option(operation, typed.operation))}</select></label>
    <label>Failure
      <select name="kind">${FAULT_KINDS.map(
        (kind) =>
          html`<option value="${kind}" ${kind === typed.kind ? 'selected' : ''}>${KINDS[kind]}</option>`,
      )}</select></label>
    <label>Milliseconds
      <input name="milliseconds" inputmode="numeric" value="${typed.milliseconds ?? ANY_WAIT}" aria-describedby="wait">
      <small id="wait">How long a delayed call waits. A few minutes cause a timeout.</small></label>
    <label>Times
      <input name="times" inputmode="numeric" value="${typed.times ?? ''}" aria-describedby="times">
      <small id="times">How many calls fail. Leave empty for every call.</small></label>
    <button>Simulate failure</button>
  </form>`;

/** What calls meet: the troubles that are set, and a form for another. */
export function calls({ operations }: ControlState, typed: Fields): Html {
  const set = operations.flatMap(({ operation, fault }) => (fault ? [row(operation, fault)] : []));
  return html`
    <p>Make a call fail to see how a site handles it. <a href="/docs">The contract</a> describes each call.</p>
    <h2>Active failures</h2>
    ${table('Active failures', ['Call', 'Failure', 'Applies to', 'Action'], set, 'No failures are simulated.')}
    <h2>Simulate a failure</h2>
    ${form(operations, typed)}`;
}
