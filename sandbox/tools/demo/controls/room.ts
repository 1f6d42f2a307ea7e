import { html } from 'hono/html';
import { ROOM_FEE } from '#sandbox/domains/play/rules/room.ts';
import { ROOMS } from '#sandbox/domains/play/settings.ts';
import { moneyTextOf } from '#sandbox/kernel/moneyText.ts';
import { filled } from '#scripts/languages/texts.ts';
import { type ControlParts, type Controls, choices, oddsText } from './parts.ts';

/** The rooms to choose from, and the table of the one that was chosen. */
export function roomControls({ words, language, market }: ControlParts): Controls {
  const money = moneyTextOf(market);
  return {
    scene: html`<div id="scene" class="felt round" aria-hidden="true"></div>`,
    choices: choices(
      words.room,
      ROOMS.map(({ seats, least, most }, index) => ({
        value: String(index + 1),
        odds: oddsText(BigInt(seats) * (100n - ROOM_FEE)),
        checked: index === 0,
        content: html`<span class="seats" data-seats="${seats}"></span>
          <span>${filled(words.seats, { count: String(seats) })}<small>${money(least, language)} – ${money(most, language)}</small></span>`,
      })),
      'rooms',
    ),
  };
}
