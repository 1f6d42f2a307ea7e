import { html } from 'hono/html';
import type { Html } from './layout.ts';

type Cell = Html | string;

/**
 * A table with its name, or what is said where there is no row. It scrolls sideways where it is too wide; on a phone each row
 * is a card, its cells named by their columns.
 */
export const table = (
  label: string,
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  empty: string,
): Html =>
  rows.length === 0
    ? html`<p class="empty">${empty}</p>`
    : html`
      <div class="table" role="region" aria-label="${label}" tabindex="0"><table role="table">
        <thead role="rowgroup"><tr role="row">${columns.map((column) => html`<th role="columnheader" scope="col">${column}</th>`)}</tr></thead>
        <tbody role="rowgroup">${rows.map(
          (cells) => html`
          <tr role="row">${cells.map((cell, index) => html`<td role="cell" data-label="${columns[index] ?? ''}"><div>${cell}</div></td>`)}</tr>`,
        )}</tbody>
      </table></div>`;
