import { html } from 'hono/html';
import { amountText } from '#sandbox/money.ts';
import { moneyTextOf } from '#sandbox/moneyText.ts';
import { CRASH_GOALS } from '#sandbox/play/rules/crash.ts';
import { MATCH_END_NAMES, MATCH_ENDS } from '#sandbox/play/rules/match.ts';
import type { PlayKind } from '#sandbox/play/rules/outcome.ts';
import { TABLE_SIDES } from '#sandbox/play/rules/table.ts';
import { ROOMS } from '#sandbox/play/settings.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import { type DemoLanguage, wordsOf } from './words.ts';

/** What the first number of a draw can be, besides a certain number. */
const DRAW_ENDS = ['big', 'small', 'odd', 'even'] as const;

/** One thing to choose from. */
interface Choice {
  value: string;
  text: string;
}

const radio = ({ value, text }: Choice, index: number) => html`
  <label><input type="radio" name="selection" value="${value}" ${index === 0 ? 'checked' : ''}> ${text}</label>`;

const choices = (legend: string, list: readonly Choice[], more: unknown = '') => html`
  <fieldset class="choices"><legend>${legend}</legend>${list.map(radio)}${more}</fieldset>`;

/** What a player chooses before a round, by the kind of game. */
export function controls(kind: PlayKind, language: DemoLanguage, market: ResolvedBrand['market']) {
  const words = wordsOf(language);
  const money = moneyTextOf(market);
  switch (kind) {
    case 'slot':
      return html`<input type="hidden" name="selection" value="">`;
    case 'crash':
      return html`<label>${words.flight}
        <input name="selection" inputmode="decimal" required value="2.00" autocomplete="off" aria-describedby="goals">
        <small id="goals">${CRASH_GOALS.least / 100} – ${CRASH_GOALS.most / 100}</small></label>`;
    case 'table':
      return choices(
        words.selection,
        TABLE_SIDES.map((value) => ({ value, text: words[value] })),
      );
    case 'sports':
      return choices(
        words.selection,
        MATCH_END_NAMES.map((value) => ({
          value,
          text: `${words[value]} × ${amountText(MATCH_ENDS[value].odds)}`,
        })),
      );
    case 'lottery':
      return choices(
        words.first,
        DRAW_ENDS.map((value) => ({ value, text: words[value] })),
        html`<label><input type="radio" name="selection" value="number"> <span id="exactly">${words.exactly}</span>
          <input name="number" inputmode="numeric" maxlength="2" autocomplete="off" aria-labelledby="exactly"></label>`,
      );
    case 'room':
      return choices(
        words.room,
        ROOMS.map(({ seats, least, most }, index) => ({
          value: String(index + 1),
          text: `${seats} ${words.seats}, ${money(least, language)} – ${money(most, language)}`,
        })),
      );
  }
}
