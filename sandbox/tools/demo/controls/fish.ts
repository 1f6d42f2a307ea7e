import { html } from 'hono/html';
import { FISH } from '#sandbox/domains/play/rules/fish.ts';
import { type ControlParts, type Controls, choices, oddsText } from './parts.ts';

/** A sea with fish to choose from. */
export const fishControls = ({ words }: ControlParts): Controls => ({
  scene: html`<div id="scene" class="sea">${choices(
    words.fish,
    FISH.map(({ name, hundredths }, index) => ({
      value: name,
      odds: oddsText(hundredths),
      checked: index === 0,
      className: `swimmer ${name}`,
      content: html`<span class="drawing" data-fish="${name}"></span>
        <span class="tag">${words[name]} <b>× ${oddsText(hundredths)}</b></span>`,
    })),
  )}</div>`,
  choices: '',
});
