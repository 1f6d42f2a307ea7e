import { call } from '../calls.js';
import { clockText, nextDraw } from '../drawTime.js';
import { filled } from '../sentence.js';
import { made } from '../svg.js';

/** How often the time until the draw is shown anew, in milliseconds. */
const TICK_MS = 1000;

/** How long after one question for the last draw the next one is asked, in milliseconds. */
const PATIENCE_MS = 5000;

const MINUTE_MS = 60_000;

/** Odds without the zeros that say nothing, two decimals at least. @param {string} odds */
export const oddsText = (odds) => odds.replace(/(\.\d\d\d?)0+$/, '$1').replace(/(\.\d\d)0$/, '$1');

/**
 * The balls of a lottery: those of the last draw, and those to bet on.
 *
 * @param {import('./parts.d.ts').StageParts} parts
 * @returns {import('./parts.d.ts').Stage}
 */
export function stageOf({ byId, form, begun: { draw }, speech: { words }, query, refreshBalance }) {
  if (!draw) throw new Error('The lottery has no draws.');
  const { minutes, closingSeconds, lowest, highest, odds } = draw;
  const received = performance.now();
  const now = () => Date.parse(draw.now) + performance.now() - received;
  for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (
    form.querySelectorAll('.four [name=selection]')
  )) {
    input.dataset.odds = odds[input.value] ?? '';
    const shown = input.closest('label')?.querySelector('b');
    if (shown) shown.textContent = `× ${oddsText(odds[input.value] ?? '')}`;
  }
  const balls = Array.from({ length: highest - lowest + 1 }, (_, index) => {
    const number = String(lowest + index);
    const input = document.createElement('input');
    Object.assign(input, { type: 'radio', name: 'selection', value: number, required: true });
    input.dataset.odds = odds.number ?? '';
    input.setAttribute('aria-label', filled(words.number, { number }));
    return made('label', 'ball', input, number);
  });
  const title = made('p', 'pay', `${filled(words.number, { number: `${lowest}–${highest}` })} `);
  title.append(made('b', '', `× ${oddsText(odds.number ?? '')}`));
  byId('numbers').replaceChildren(...balls);
  byId('numbers').before(title);

  let drawn = '';
  const showDrawn = async () => {
    const path = `/lgw/vn/numeros/opened/game?gameCode=${encodeURIComponent(query.get('game') ?? '')}`;
    const { draws } = await call('GET', path, undefined, query.get('merchant') ?? '');
    const [last] = draws;
    if (!last || last.issue === drawn) return;
    if (drawn !== '') void refreshBalance();
    drawn = last.issue;
    byId('drawn').replaceChildren(
      ...last.numbers.map((/** @type {number} */ one) => made('span', 'ball', String(one))),
    );
  };
  let asked = 0;
  const tick = () => {
    const next = nextDraw(now(), minutes);
    byId('issue').textContent = next.issue;
    byId('countdown').textContent = clockText(next.seconds);
    byId('closed').hidden = next.seconds > closingSeconds;
    const latest = nextDraw(now() - minutes * MINUTE_MS, minutes).issue;
    if (latest === drawn || now() - asked < PATIENCE_MS) return;
    asked = now();
    // What was not heard now is asked for again.
    showDrawn().catch(() => {});
  };
  tick();
  setInterval(tick, TICK_MS);
  return { show: async () => tick() };
}
