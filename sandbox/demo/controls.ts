import { html } from 'hono/html';
import { amountText } from '#sandbox/money.ts';
import { CRASH_GOALS, CRASH_RETURN } from '#sandbox/play/rules/crash.ts';
import { MATCH_END_NAMES, MATCH_ENDS } from '#sandbox/play/rules/match.ts';
import type { PlayKind } from '#sandbox/play/rules/outcome.ts';
import { SLOT_RETURN } from '#sandbox/play/rules/slot.ts';
import { TABLE_SIDES } from '#sandbox/play/rules/table.ts';
import { ROOMS } from '#sandbox/play/settings.ts';
import { type DemoLanguage, wordsOf } from './words.ts';

/** What each kind of game gives back on average, as a share of the stake. */
export const RETURNS: Record<PlayKind, number> = {
  slot: SLOT_RETURN,
  crash: CRASH_RETURN,
  table: 0.9706,
  room: 0.96,
  sports: 0.95,
  lottery: 0.96,
};

/** What a player chooses before a round, by the kind of game. */
export function controls(kind: PlayKind, language: DemoLanguage) {
  const words = wordsOf(language);
  switch (kind) {
    case 'slot':
      return html`<input type="hidden" name="selection" value="">`;
    case 'crash':
      return html`<label>${words.flight}
        <input name="selection" inputmode="decimal" required value="2.00" size="6"
          aria-describedby="goals"></label>
        <small id="goals">${CRASH_GOALS.least / 100} – ${CRASH_GOALS.most / 100}</small>`;
    case 'table':
      return html`<fieldset><legend>${words.selection}</legend>${TABLE_SIDES.map(
        (side, index) => html`<label><input type="radio" name="selection" value="${side}"
          ${index === 0 ? 'checked' : ''}> ${words[side]}</label>`,
      )}</fieldset>`;
    case 'sports':
      return html`<fieldset><legend>${words.selection}</legend>${MATCH_END_NAMES.map(
        (end, index) => html`<label><input type="radio" name="selection" value="${end}"
          ${index === 0 ? 'checked' : ''}> ${words[end]} × ${amountText(MATCH_ENDS[end].odds)}</label>`,
      )}</fieldset>`;
    case 'lottery':
      return html`<label>${words.first}
        <input name="selection" required value="big" size="6" list="kinds"></label>
        <datalist id="kinds"><option value="big"><option value="small"><option value="odd"><option value="even"></datalist>`;
    case 'room':
      return html`<label>${words.room} <select name="selection">${ROOMS.map(
        (
          { seats, least, most },
          index,
        ) => html`<option value="${index + 1}">${index + 1}: ${seats} ×
          ${amountText(least)} – ${amountText(most)}</option>`,
      )}</select></label>`;
  }
}
