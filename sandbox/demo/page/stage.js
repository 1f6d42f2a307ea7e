import { moneyText } from './money.js';

/**
 * @typedef {Readonly<Record<string, string | number | readonly (string | number)[] | undefined>>} Shown what a round shows
 * @typedef {{ words: Record<string, string>, language: string, timeZone: string, grouping: string, symbol: string }} Speech
 */

/** A number of hundredths as times the stake. @param {unknown} hundredths */
const times = (hundredths) => `× ${(Number(hundredths) / 100).toFixed(2)}`;

/** What stands on the stage, tile by tile. @param {Shown} shown @param {Speech} speech @returns {string[]} */
function tilesOf({ reels, cards, end, winner }, { words }) {
  if (reels ?? cards) return [reels ?? cards ?? []].flat().map(String);
  if (end !== undefined) return [times(end)];
  return winner === undefined ? [] : [words[`${winner}`] ?? `${winner}`];
}

/** Puts what a round has shown on the stage. @param {HTMLElement} stage @param {Shown} shown @param {Speech} speech */
export function showTiles(stage, shown, speech) {
  stage.replaceChildren(
    ...tilesOf(shown, speech).map((text) => {
      const tile = document.createElement('span');
      tile.className = /[♥♦]/.test(text) ? 'tile red' : 'tile';
      tile.textContent = text;
      return tile;
    }),
  );
}

/** What happened, for who does not see the stage. @param {Shown} shown @param {Speech} speech */
function happened({ reels, cards, goal, end, winner, winners }, { words }) {
  if (end !== undefined) return `${words.reached} ${times(end)}, ${words.wanted} ${times(goal)}.`;
  const seen = [reels ?? cards ?? []].flat().join(' ');
  const yours = winners === undefined ? '' : ` ${words.yours}`;
  const won = winner === undefined ? '' : `${words.winner}: ${words[`${winner}`] ?? winner}`;
  return `${[seen, won].filter(Boolean).join('. ')}.${yours}`;
}

/**
 * How a round ended, in a sentence or two.
 *
 * @param {Shown} shown
 * @param {{ stake: string, payout: string }} amounts
 * @param {Speech} speech
 */
export function sentenceOf(shown, { stake, payout }, speech) {
  const { words, language, timeZone } = speech;
  if (shown.drawsAt !== undefined) {
    const clock = new Intl.DateTimeFormat(language, {
      timeStyle: 'short',
      timeZone,
      numberingSystem: 'latn',
    });
    return `${words.placed} ${clock.format(new Date(`${shown.drawsAt}`))} (${shown.issue}).`;
  }
  const outcome =
    Number(payout) > 0
      ? `${words.won} ${moneyText(payout, speech)}.`
      : `${words.lost} ${moneyText(stake, speech)}.`;
  return `${happened(shown, speech)} ${outcome}`;
}
