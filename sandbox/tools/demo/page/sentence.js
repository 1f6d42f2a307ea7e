import { moneyText } from './money.js';
import { outcomeOf } from './odds.js';

/**
 * @typedef {Readonly<Record<string, string | number | readonly (string | number)[] | undefined>>} Shown what a round shows
 * @typedef {{ words: Record<string, string>, language: string, dayPeriods: Readonly<Record<string, string>> | null, timeZone: string, grouping: string, decimals: number, symbol: string, mirrored?: boolean }} Speech
 */

/** A text with its values in place. @param {string | undefined} text @param {Record<string, string>} values */
export const filled = (text, values) =>
  (text ?? '').replace(/\{\{(\w+)\}\}/g, (whole, name) => values[name] ?? whole);

/** A number of hundredths as times the stake. @param {unknown} hundredths */
export const times = (hundredths) => `× ${(Number(hundredths) / 100).toFixed(2)}`;

/** @param {unknown} list @returns {string[]} */
const texts = (list) => (Array.isArray(list) ? list.map(String) : []);

/** How a match ended. @param {Shown} shown @param {Record<string, string>} words */
function matchEnded({ match, winner, score }, words) {
  const [home = '', away = ''] = `${match}`.split('-').map((code) => words[code] ?? code);
  const names = /** @type {Record<string, string>} */ ({ home, away, draw: words.draw });
  const goals = texts(score).join(' – ');
  const end =
    winner === 'draw'
      ? `${words.draw}${words.stop}`
      : filled(words.winner, { name: names[`${winner}`] ?? '' });
  return `${home} ${goals} ${away}${words.stop} ${end}`;
}

/** What happened, in words; which draw a bet waits for. @param {Shown} shown @param {Speech} speech */
export function happened(shown, { words }) {
  const { reels, cards, goal, end, winner, winners, fish, caught, match, issue } = shown;
  if (issue !== undefined) return `${words.next} ${issue}`;
  if (match !== undefined) return matchEnded(shown, words);
  if (fish !== undefined) {
    return filled(caught ? words.caught : words.escaped, { name: words[`${fish}`] ?? '' });
  }
  if (end !== undefined) return filled(words.flew, { end: times(end), goal: times(goal) });
  if (reels !== undefined)
    return `${texts(reels)
      .map((one) => words[one] ?? one)
      .join(', ')}${words.stop}`;
  const won =
    winner === undefined ? '' : ` ${filled(words.winner, { name: words[`${winner}`] ?? '' })}`;
  const yours = winners === undefined ? '' : ` ${words.yours}`;
  return `${texts(cards).join(' ')}${words.stop}${won}${yours}`;
}

/** The time of a draw in the market; in languages that name the part of the day, it is before the time. @param {unknown} moment @param {Speech} speech */
function clockText(moment, { language, dayPeriods, timeZone }) {
  const date = new Date(`${moment}`);
  if (!dayPeriods) {
    const shape = /** @type {const} */ ({ timeStyle: 'short', numberingSystem: 'latn' });
    return new Intl.DateTimeFormat(language, { ...shape, timeZone }).format(date);
  }
  const shape = /** @type {const} */ ({ hour: 'numeric', minute: '2-digit', dayPeriod: 'short' });
  const format = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...shape, timeZone });
  const parts = format.formatToParts(date);
  const period = parts.find(({ type }) => type === 'dayPeriod')?.value ?? '';
  const time = parts.filter(({ type }) => type !== 'dayPeriod').map(({ value }) => value);
  return `${dayPeriods[period] ?? period} ${time.join('').trim()}`.trim();
}

/**
 * How a round ended, in a sentence or two.
 *
 * @param {Shown} shown
 * @param {{ stake: string, payout: string }} amounts
 * @param {Speech} speech
 */
export function sentenceOf(shown, { stake, payout }, speech) {
  const { words } = speech;
  if (shown.drawsAt !== undefined) {
    return filled(words.placed, {
      time: clockText(shown.drawsAt, speech),
      issue: `${shown.issue}`,
    });
  }
  const amounts = { stake: moneyText(stake, speech), payout: moneyText(payout, speech) };
  return `${happened(shown, speech)} ${filled(words[outcomeOf(stake, payout)], amounts)}`;
}
