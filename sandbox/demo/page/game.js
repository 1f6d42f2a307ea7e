import { call, Refused } from './calls.js';
import { latinNumber } from './digits.js';
import { moneyText } from './money.js';
import { onMoneyMoved, tellParent } from './parent.js';
import { sentenceOf, showTiles } from './stage.js';

/** Refusals that end play until the player has done something on the site. */
const STOPS = new Set([
  'player_excluded',
  'reality_check_due',
  'session_limit_reached',
  'loss_limit_reached',
]);

/** Refusals after which this game is over. */
const ENDS = new Set(['game_session_over', 'launch_ended']);

/** Where nothing was heard of a round, it may have been played all the same. */
const UNHEARD = new Set(['network', 'timeout', 'malformed']);

const query = new URLSearchParams(location.search);
const merchant = query.get('merchant') ?? '';
const launch = new URLSearchParams(location.hash.slice(1)).get('launch') ?? '';
// The token is of no use to whoever reads the address later.
history.replaceState(null, '', location.pathname + location.search);

/** @param {string} id */
const byId = (id) => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no ${id}.`);
  return found;
};
const form = /** @type {HTMLFormElement} */ (byId('round'));
const play = /** @type {HTMLButtonElement} */ (byId('play'));
const close = /** @type {HTMLButtonElement} */ (byId('close'));
/** @type {Record<string, string>} */
const words = JSON.parse(byId('words').textContent ?? '{}');
const language = document.documentElement.lang;
const { timeZone = 'UTC', grouping = 'thousand' } = document.body.dataset;
const speech = { words, language, timeZone, grouping, symbol: '' };
let token = '';
let over = false;

/** Says one thing, an outcome or a failure. @param {'result' | 'failure'} place @param {string | undefined} text */
function say(place, text) {
  byId('result').textContent = '';
  byId('failure').textContent = '';
  byId(place).textContent = text ?? '';
}

/** @param {string} balance */
function showBalance(balance) {
  byId('balance').textContent = moneyText(balance, speech);
  tellParent({ type: 'livery:balance', balance });
}

/** @param {unknown} error */
function showFailure(error) {
  const code = error instanceof Refused ? error.code : 'unexpected_error';
  say('failure', words[code] ?? words.unexpected_error);
  if (STOPS.has(code)) tellParent({ type: 'livery:play-stopped', code });
  if (code === 'balance_insufficient') tellParent({ type: 'livery:balance-insufficient' });
  if (ENDS.has(code)) over = true;
}

/** What the player stakes, and on what. */
function wagerOf() {
  const fields = new FormData(form);
  const chosen = `${fields.get('selection') ?? ''}`;
  const named = chosen === 'number' ? fields.get('number') : chosen;
  return { stake: latinNumber(fields.get('stake')), selection: latinNumber(named) };
}

/** A round keeps its name until it is answered, so that a lost answer is asked for again and nothing is staked twice. */
let roundId = crypto.randomUUID();
let asked = '';

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const wager = wagerOf();
  if (asked !== '' && asked !== JSON.stringify(wager)) roundId = crypto.randomUUID();
  asked = JSON.stringify(wager);
  play.disabled = true;
  try {
    const body = { token, roundId, ...wager };
    const { payout, balance, shown } = await call('POST', 'rounds', body, merchant);
    showTiles(byId('tiles'), shown, speech);
    say('result', sentenceOf(shown, { stake: wager.stake, payout }, speech));
    showBalance(balance);
    roundId = crypto.randomUUID();
  } catch (error) {
    if (error instanceof Refused && !UNHEARD.has(error.code)) roundId = crypto.randomUUID();
    showFailure(error);
  }
  play.disabled = over;
  // A button that was disabled has lost the focus.
  if (!over) play.focus();
});

close.addEventListener('click', async () => {
  over = true;
  play.disabled = true;
  close.disabled = true;
  say('result', words.closed);
  await call('DELETE', 'session', { token }, merchant).catch(showFailure);
  tellParent({ type: 'livery:closed' });
});

onMoneyMoved(async () => {
  if (token === '' || over) return;
  try {
    const { balance } = await call('POST', 'balance', { token }, merchant);
    showBalance(balance);
    byId('failure').textContent = '';
  } catch (error) {
    showFailure(error);
  }
});

// A game with a tab of its own is over when that is closed, unless the browser keeps its page. A framed one is ended by its host.
addEventListener('pagehide', ({ persisted }) => {
  if (persisted || token === '' || over || window.parent !== window) return;
  over = true;
  call('DELETE', 'session', { token }, merchant).catch(() => {});
});

try {
  const begun = await call('POST', 'session', { launch, language }, merchant);
  token = begun.token;
  speech.symbol = begun.currencySymbol;
  byId('name').textContent = begun.displayName;
  byId('mode').textContent = words[begun.mode] ?? '';
  byId('stakes').textContent =
    `${moneyText(begun.leastStake, speech)} – ${moneyText(begun.mostStake, speech)}`;
  document.title = begun.displayName;
  showBalance(begun.balance);
  play.disabled = false;
  tellParent({ type: 'livery:ready' });
} catch (error) {
  showFailure(error);
}
