import { html } from 'hono/html';
import type { Merchant } from '#sandbox/merchants.ts';
import type { ConsoleArea } from '../consoleArea.ts';
import type { Listing, Row } from '../listing.ts';
import { actionForm, words } from './actionForm.ts';
import { type Html, option, table } from './layout.ts';

/** What came of an action. */
export type Outcome = { done: string; result: unknown } | { refused: string };

/** What an area's page shows. */
export interface AreaView {
  area: ConsoleArea;
  merchant: Merchant;
  merchants: readonly Merchant[];
  /** The rows of each listing, by its name. */
  rows: ReadonlyMap<string, readonly Row[]>;
  outcome?: Outcome;
}

/** The address of an area's page for a merchant. */
const areaPath = (area: ConsoleArea, { merchantCode }: Merchant): string =>
  `/sandbox/areas/${area.name}?merchant=${merchantCode}`;

const resultText = (result: unknown): Html | '' =>
  result === undefined || result === null
    ? ''
    : html`<pre>${JSON.stringify(result, (_, value) => (typeof value === 'bigint' ? String(value) : value), 2)}</pre>`;

const notice = (outcome: Outcome): Html =>
  'done' in outcome
    ? html`<div class="notice" role="status"><p>${words(outcome.done)}: done.</p>${resultText(outcome.result)}</div>`
    : html`<div class="notice failed" role="alert"><p>${outcome.refused}</p></div>`;

function listing(
  { area, merchant, rows }: AreaView,
  { name, title, columns, empty }: Listing,
): Html {
  const place = areaPath(area, merchant);
  const formOf = (action: string, input: Row['offers'][number]['input']) => {
    const found = area.actions.find((one) => one.name === action);
    if (!found) throw new Error(`${area.name} has no action ${action}.`);
    return actionForm(found, place, input);
  };
  const shown = (rows.get(name) ?? []).map(
    ({ cells, offers }) => html`
      <tr>
        ${cells.map((cell) => html`<td>${cell}</td>`)}
        <td>${offers.map(({ action, input }) => formOf(action, input))}</td>
      </tr>`,
  );
  return html`
    <section aria-labelledby="${name}">
      <h2 id="${name}">${title}</h2>
      ${table(title, [...columns, 'Actions'], shown, empty)}
    </section>`;
}

/** What a tester can look at and do in an area. */
export function areaPage(view: AreaView): Html {
  const { area, merchant, merchants, outcome } = view;
  const offered = new Set(
    [...view.rows.values()].flat().flatMap(({ offers }) => offers.map(({ action }) => action)),
  );
  return html`
    <form method="get" class="row">
      <label>Merchant <select name="merchant">${merchants.map(({ merchantCode }) => option(merchantCode, merchant.merchantCode))}</select></label>
      <button class="quiet">Show</button>
    </form>
    ${outcome ? notice(outcome) : ''}
    ${area.listings.map((one) => listing(view, one))}
    ${area.actions
      .filter(({ name }) => !offered.has(name))
      .map(
        (action) => html`
          <section aria-labelledby="${action.name}">
            <h2 id="${action.name}">${words(action.name)}</h2>
            <p>${action.description}</p>
            ${actionForm(action, areaPath(area, merchant))}
          </section>`,
      )}`;
}
