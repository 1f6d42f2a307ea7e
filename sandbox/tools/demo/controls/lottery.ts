import { html } from 'hono/html';
import { type ControlParts, type Controls, choices } from './parts.ts';

const ENDS = ['big', 'small', 'odd', 'even'] as const;

/** The balls of the last draw, the time of the next one, and what its first number can be. */
export const lotteryControls = ({ words }: ControlParts): Controls => ({
  scene: html`<div id="scene" class="drum">
      <p class="next"><span>${words.next} <span id="issue"></span></span><b role="timer" id="countdown">–</b></p>
      <p class="last"><span>${words.last}</span><span class="balls" id="drawn">–</span></p>
      <p id="closed" hidden>${words.drawClosed}</p></div>`,
  choices: html`${choices(
    words.first,
    ENDS.map((end, index) => ({
      ...{ value: end, checked: index === 0 },
      content: html`<span>${words[end]}</span><b></b>`,
    })),
    'four',
  )}<div id="numbers" class="balls"></div>`,
});
