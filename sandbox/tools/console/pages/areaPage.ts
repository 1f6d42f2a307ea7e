import { html } from 'hono/html';
import type { Action } from '#sandbox/kernel/interfaces/action.ts';
import type { ConsoleArea } from '#sandbox/kernel/interfaces/consoleArea.ts';
import type { Listing, Offer, Row } from '#sandbox/kernel/interfaces/listing.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Fields } from '#sandbox/tools/control/form.ts';
import { actionForm, words } from './actionForm.ts';
import { type Html, option } from './layout.ts';
import { doneNotice, failedNotice } from './notice.ts';
import { table } from './table.ts';

/** What came of an action: its result, or why it was refused and what was typed. */
export type Outcome =
  | { done: string; result: unknown }
  | { refused: string; why: string; typed: Fields };

/** What an area's page shows. */
export interface AreaView {
  area: ConsoleArea;
  merchant: Merchant;
  merchants: readonly Merchant[];
  /** The rows of each listing, by its name. */
  rows: ReadonlyMap<string, readonly Row[]>;
  /** What each listing was searched for, by its name. */
  searches: ReadonlyMap<string, string>;
  outcome?: Outcome;
}

/** The address of an area's page for a merchant. */
const areaPath = ({ area, merchant }: AreaView): string =>
  `/sandbox/areas/${area.name}?merchant=${merchant.merchantCode}`;

const resultText = (result: unknown): Html | '' =>
  result === undefined || result === null
    ? ''
    : html`<pre>${JSON.stringify(result, (_, value) => (typeof value === 'bigint' ? String(value) : value), 2)}</pre>`;

const notice = (outcome: Outcome): Html =>
  'done' in outcome
    ? doneNotice(`${words(outcome.done)}: done.`, resultText(outcome.result))
    : failedNotice(`${words(outcome.refused)}: ${outcome.why}`);

/** What was typed into the form of an action for this very input, where it was refused. */
function typedInto({ outcome }: AreaView, action: string, input: Offer['input']): Fields {
  if (!outcome || 'done' in outcome || outcome.refused !== action) return {};
  const { typed } = outcome;
  const same = Object.entries(input).every(([name, value]) => typed[name] === String(value));
  return same ? typed : {};
}

/** The field that a listing is searched by: the page of the merchant again, with what was found. */
function searchForm(view: AreaView, { name, search }: Listing): Html | '' {
  if (search === undefined) return '';
  const text = view.searches.get(name) ?? '';
  return html`
    <form method="get" class="row">
      <input type="hidden" name="merchant" value="${view.merchant.merchantCode}">
      <label>${search} <input name="${name}" value="${text}" maxlength="80"></label>
      <button class="quiet">Search</button>
      ${text === '' ? '' : html`<a href="${areaPath(view)}">Show all</a>`}
    </form>`;
}

function listing(view: AreaView, one: Listing): Html {
  const { area, rows } = view;
  const { name, title, columns, empty } = one;
  const formOf = ({ action, input }: Offer, row: number, about: string) => {
    const found = area.actions.find((one) => one.name === action);
    if (!found) throw new Error(`${area.name} has no action ${action}.`);
    const id = `${name}-${row}-${action}`;
    const typed = typedInto(view, action, input);
    return actionForm(found, { to: areaPath(view), id, input, typed, about });
  };
  const offers = (rows.get(name) ?? []).some((row) => row.offers.length > 0);
  const shown = (rows.get(name) ?? []).map((row, index) => [
    ...row.cells,
    ...(offers
      ? [
          html`<div class="offers">${row.offers.map((offer) => formOf(offer, index, row.cells.slice(0, 2).join(', ')))}</div>`,
        ]
      : []),
  ]);
  const heads = offers ? [...columns, 'Actions'] : columns;
  const search = view.searches.get(name);
  const none = search === undefined ? empty : `Nothing was found for ${search}.`;
  return html`
    <section>
      <h2>${title}</h2>
      ${searchForm(view, one)}
      ${table(title, heads, shown, none)}
    </section>`;
}

/** An action that no row offers: a form of its own. */
const freeAction = (view: AreaView, action: Action): Html => html`
  <section>
    <h2>${words(action.name)}</h2>
    <p>${action.description}</p>
    ${actionForm(action, { to: areaPath(view), id: action.name, input: {}, typed: typedInto(view, action.name, {}) })}
  </section>`;

/** Whether an action is of one thing that an id or a reference names, which a tester would hardly type. */
const isOfOne = ({ schema }: Action): boolean =>
  schema.required.some((name) => {
    const field = schema.properties[name];
    return field?.type === 'string' && (field.format === 'uuid' || field.pattern !== undefined);
  });

/** What a tester can look at and do in an area. */
export function areaPage(view: AreaView): Html {
  const { area, merchant, merchants, outcome } = view;
  const offered = new Set(
    [...view.rows.values()].flat().flatMap(({ offers }) => offers.map(({ action }) => action)),
  );
  const free = area.actions.filter(({ name }) => !offered.has(name));
  const byId = free.filter(isOfOne);
  const failed = byId.some(
    ({ name }) => outcome && 'refused' in outcome && outcome.refused === name,
  );
  return html`
    <form method="get" class="row">
      <label>Merchant <select name="merchant">${merchants.map(({ merchantCode }) => option(merchantCode, merchant.merchantCode))}</select></label>
      <button class="quiet">Show</button>
    </form>
    ${outcome ? notice(outcome) : ''}
    ${area.listings.map((one) => listing(view, one))}
    ${free.filter((action) => !isOfOne(action)).map((action) => freeAction(view, action))}
    ${
      byId.length === 0
        ? ''
        : html`<details ${failed ? 'open' : ''}><summary>By ID or reference</summary>${byId.map((action) => freeAction(view, action))}</details>`
    }`;
}
