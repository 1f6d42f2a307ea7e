import { html } from 'hono/html';
import { TABLE_PAYS, TABLE_SIDES } from '#sandbox/domains/play/rules/table.ts';
import { type ControlParts, type Controls, choices, oddsText } from './parts.ts';

/** A table with a card for each side. */
export const tableControls = ({ words }: ControlParts): Controls => ({
  scene: html`<div id="scene" class="felt">${(['left', 'right'] as const).map(
    (
      side,
    ) => html`<div class="place" data-side="${side}" aria-hidden="true"><div class="slot"></div>
      <span>${words[side]}</span></div>`,
  )}</div>`,
  choices: html`${choices(
    words.selection,
    TABLE_SIDES.map((side, index) => {
      const odds = oddsText(TABLE_PAYS[side] * 100n);
      return {
        ...{ value: side, odds, checked: index === 0 },
        content: html`<span>${words[side]}</span><b>× ${odds}</b>`,
      };
    }),
    'three',
  )}<small>${words.tieRule}</small>`,
});
