import { call, Refused } from './calls.js';
import { listRound } from './history.js';
import { moneyText } from './money.js';
import { onMoneyMoved, tellParent } from './parent.js';
import { happened, sentenceOf } from './sentence.js';
import { betOf, keepSlip } from './slip.js';

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
const action = byId('action').textContent;
const language = document.documentElement.lang;
const { timeZone = 'UTC', grouping = 'thousand', kind = '' } = document.body.dataset;
const decimals = Number(document.body.dataset.decimals);
const dayPeriods = JSON.parse(document.body.dataset.dayPeriods ?? 'null');
const mirrored = document.documentElement.dir === 'rtl';
const speech = { words, language, dayPeriods, timeZone, grouping, decimals, mirrored, symbol: '' };
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

/** Fields that would change a bet, which stays as it is while its answer is not known. @param {boolean} held */
function hold(held) {
  for (const field of form.querySelectorAll('input, button')) {
    if (field instanceof HTMLInputElement && field.type !== 'radio') field.readOnly = held;
    else if (field !== play) field.toggleAttribute('disabled', held);
  }
}

/** @type {import('./kinds/parts.d.ts').Stage} */
let stage;

/** A bet keeps its name until it is answered, so that a lost answer is asked for again and nothing is staked twice. */
let roundId = crypto.randomUUID();
/** @type {ReturnType<typeof betOf> | undefined} */
let unheard;

/** Shows how a round ended once it is seen on the stage. @param {ReturnType<typeof betOf>} bet @param {any} answer */
async function settle({ stake }, { payout, balance, shown }) {
  delete form.dataset.outcome;
  byId('scene').scrollIntoView({ block: 'nearest' });
  await stage.show(shown);
  say('result', sentenceOf(shown, { stake, payout }, speech));
  showBalance(balance);
  const waits = shown.drawsAt !== undefined;
  if (!waits && Number(payout) > Number(stake)) form.dataset.outcome = 'won';
  byId('noRounds').hidden = true;
  listRound(byId('history'), { what: happened(shown, speech), stake, payout, waits }, speech);
}

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const bet = unheard ?? betOf(form);
  const { stake, selection } = bet;
  play.disabled = true;
  hold(true);
  byId('action').textContent = words.busy ?? '';
  say('result', '');
  try {
    const answer = await call('POST', 'rounds', { token, roundId, stake, selection }, merchant);
    unheard = undefined;
    roundId = crypto.randomUUID();
    await settle(bet, answer);
  } catch (error) {
    unheard = error instanceof Refused && UNHEARD.has(error.code) ? bet : undefined;
    if (!unheard) roundId = crypto.randomUUID();
    showFailure(error);
    if (unheard) byId('failure').append(` ${words.unknown}`);
  }
  hold(unheard !== undefined);
  byId('action').textContent = unheard ? (words.ask ?? '') : action;
  play.disabled = over;
  // A button that was disabled has lost the focus.
  if (!over) play.focus({ preventScroll: true });
});

close.addEventListener('click', async () => {
  over = true;
  play.disabled = true;
  close.disabled = true;
  say('result', words.closed);
  await call('DELETE', 'session', { token }, merchant).catch(showFailure);
  tellParent({ type: 'livery:closed' });
});

async function refreshBalance() {
  if (token === '' || over) return;
  try {
    const { balance } = await call('POST', 'balance', { token }, merchant);
    showBalance(balance);
    if (!unheard) byId('failure').textContent = '';
  } catch (error) {
    showFailure(error);
  }
}

onMoneyMoved(refreshBalance);

// A game with a tab of its own is over when that is closed, unless the browser keeps its page. A framed one is ended by its host.
addEventListener('pagehide', ({ persisted }) => {
  if (persisted || token === '' || over || window.parent !== window) return;
  over = true;
  call('DELETE', 'session', { token }, merchant).catch(() => {});
});

try {
  const { stageOf } = await import(`./kinds/${kind}.js`);
  const begun = await call('POST', 'session', { launch, language }, merchant);
  token = begun.token;
  speech.symbol = begun.currencySymbol;
  stage = stageOf({ byId, form, begun, speech, query, refreshBalance });
  keepSlip(form, byId, speech);
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
