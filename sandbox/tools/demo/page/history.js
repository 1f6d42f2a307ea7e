import { moneyText } from './money.js';
import { outcomeOf } from './odds.js';
import { filled } from './sentence.js';
import { made } from './svg.js';

/** How many rounds are listed. */
const MOST = 8;

/**
 * Lists a round above those before it.
 *
 * @param {HTMLElement} list
 * @param {{ what: string, stake: string, payout: string, waits: boolean }} round
 * @param {import('./sentence.js').Speech} speech
 */
export function listRound(list, { what, stake, payout, waits }, speech) {
  const amounts = { stake: moneyText(stake, speech), payout: moneyText(payout, speech) };
  const text = filled(speech.words[waits ? 'pending' : 'returnedOf'], amounts);
  const row = made('li', '', made('span', 'what', what), made('span', 'sums', text));
  row.dataset.outcome = waits ? 'waits' : outcomeOf(stake, payout);
  list.prepend(row);
  while (list.children.length > MOST) list.lastElementChild?.remove();
}
