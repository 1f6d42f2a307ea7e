import { html } from 'hono/html';
import { SLOT_PAYS } from '#sandbox/domains/play/rules/slot.ts';
import { type ControlParts, type Controls, oddsText } from './parts.ts';

/** Reels, and what each line of symbols pays. */
export const slotControls = ({ words }: ControlParts): Controls => ({
  scene: html`<div class="reels" id="scene" aria-hidden="true"></div>`,
  choices: html`<input type="hidden" name="selection" value="">
    <details class="pays"><summary>${words.pays}</summary><ul>${SLOT_PAYS.flatMap(
      ({ reels, hundredths }) =>
        reels
          ? html`<li><span data-reels="${reels.join(' ')}">${reels.map((one) => words[one]).join(', ')}</span>
            <b>× ${oddsText(hundredths)}</b></li>`
          : [],
    )}</ul></details>`,
});
