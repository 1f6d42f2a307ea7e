import { html } from 'hono/html';
import { CASH_OUT_MULTIPLIERS } from '#sandbox/domains/play/rules/crash.ts';
import { type ControlParts, type Controls, oddsText } from './parts.ts';

/** Targets that are one press away. */
const GOALS = [150, 200, 500, 1000] as const;

/** A flight, and the multiplier at which it is cashed out. */
export const crashControls = ({ words }: ControlParts): Controls => ({
  scene: html`<div id="scene" class="flight" aria-hidden="true"></div>`,
  choices: html`<div class="field"><label for="goal">${words.flight}</label>
    <input id="goal" name="selection" inputmode="decimal" required value="2.00" autocomplete="off" aria-describedby="goals">
    <div class="chips">${GOALS.map(
      (goal) =>
        html`<button type="button" class="chip" data-goal="${oddsText(goal)}">× ${oddsText(goal)}</button>`,
    )}</div>
    <small id="goals">× ${oddsText(CASH_OUT_MULTIPLIERS.least)} – × ${oddsText(CASH_OUT_MULTIPLIERS.most)}</small></div>`,
});
