import { latinNumber } from './digits.js';
import { moneyText } from './money.js';
import { returnOf } from './odds.js';

/**
 * The bet that a form holds: what is staked, on what, and at which odds where these are known before the round.
 *
 * @param {HTMLFormElement} form
 */
export function betOf(form) {
  const fields = new FormData(form);
  const selection = latinNumber(fields.get('selection'));
  const chosen = form.querySelector('[name=selection]:checked');
  const odds = chosen instanceof HTMLInputElement ? (chosen.dataset.odds ?? '') : selection;
  return { stake: latinNumber(fields.get('stake')), selection, odds };
}

/**
 * Keeps the amounts that follow from the form in step with it.
 *
 * @param {HTMLFormElement} form
 * @param {(id: string) => HTMLElement} byId
 * @param {import('./sentence.js').Speech} speech
 */
export function keepSlip(form, byId, speech) {
  const show = () => {
    const { stake, odds } = betOf(form);
    const given = returnOf(stake, '1', speech.decimals);
    byId('amount').textContent = given === undefined ? '' : moneyText(given, speech);
    const potential = odds === '' ? undefined : returnOf(stake, odds, speech.decimals);
    byId('potential').textContent = potential === undefined ? '' : moneyText(potential, speech);
    const line = byId('potential').parentElement;
    if (line) line.hidden = potential === undefined;
  };
  form.addEventListener('input', show);
  form.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    const { stake, goal } = target.dataset;
    const field = form.elements.namedItem(stake === undefined ? 'selection' : 'stake');
    const value = stake ?? goal;
    if (value === undefined || !(field instanceof HTMLInputElement)) return;
    field.value = value;
    show();
  });
  show();
}
