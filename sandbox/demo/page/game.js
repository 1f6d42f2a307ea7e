import { call, Refused } from './calls.js';
import { tellParent } from './parent.js';

/** Refusals that end play until the player has done something on the site. */
const STOPS = new Set([
  'player_excluded',
  'reality_check_due',
  'session_limit_reached',
  'loss_limit_reached',
]);

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
/** @type {Record<string, string>} */
const words = JSON.parse(byId('words').textContent ?? '{}');
const form = /** @type {HTMLFormElement} */ (byId('round'));
const play = /** @type {HTMLButtonElement} */ (byId('play'));
const close = byId('close');
const result = byId('result');
let token = '';
let symbol = '';

/** @param {string} balance */
function showBalance(balance) {
  byId('balance').textContent = `${symbol}${balance}`;
  tellParent({ type: 'livery:balance', balance });
}

/** @param {unknown} error */
function showFailure(error) {
  const code = error instanceof Refused ? error.code : 'unexpected_error';
  result.textContent = words[code] ?? words.unexpected_error ?? '';
  if (STOPS.has(code)) tellParent({ type: 'livery:play-stopped', code });
  if (code === 'game_session_over' || code === 'launch_ended') play.disabled = true;
}

/** What a round has shown, in a line. @param {Record<string, unknown>} shown */
const lineOf = (shown) =>
  Object.entries(shown)
    .map(
      ([name, value]) =>
        `${words[name] ?? name}: ${[value]
          .flat()
          .map((one) => words[`${one}`] ?? one)
          .join(' ')}`,
    )
    .join(' · ');

/** A round keeps its name until it is answered, so that a lost answer is asked for again and nothing is staked twice. */
let roundId = crypto.randomUUID();
let asked = '';

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const fields = new FormData(form);
  const wager = { stake: `${fields.get('stake')}`, selection: `${fields.get('selection') ?? ''}` };
  if (asked !== '' && asked !== JSON.stringify(wager)) roundId = crypto.randomUUID();
  asked = JSON.stringify(wager);
  play.disabled = true;
  try {
    const { payout, balance, shown } = await call(
      'POST',
      'rounds',
      { token, roundId, ...wager },
      merchant,
    );
    result.textContent = `${lineOf(shown)} · ${words.paid}: ${symbol}${payout}`;
    showBalance(balance);
    roundId = crypto.randomUUID();
    play.disabled = false;
  } catch (error) {
    play.disabled = false;
    if (error instanceof Refused && error.code !== 'network') roundId = crypto.randomUUID();
    showFailure(error);
  }
});

close.addEventListener('click', async () => {
  play.disabled = true;
  await call('DELETE', 'session', { token }, merchant).catch(showFailure);
  tellParent({ type: 'livery:closed' });
  result.textContent = words.closed ?? '';
});

try {
  const begun = await call(
    'POST',
    'session',
    { launch, language: document.documentElement.lang },
    merchant,
  );
  token = begun.token;
  symbol = begun.currencySymbol;
  byId('name').textContent = begun.displayName;
  byId('mode').textContent = words[begun.mode] ?? '';
  showBalance(begun.balance);
  play.disabled = false;
  tellParent({ type: 'livery:ready' });
} catch (error) {
  showFailure(error);
}
