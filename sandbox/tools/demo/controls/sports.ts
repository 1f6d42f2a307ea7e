import { html } from 'hono/html';
import { type Fixture, MATCH_RESULTS, oddsOf } from '#sandbox/domains/play/rules/match.ts';
import { SPORTS } from '#sandbox/domains/play/rules/sport.ts';
import { filled } from '#scripts/languages/texts.ts';
import { formatDate } from '#src/i18n/date.ts';
import { type ControlParts, type Controls, choice, oddsText } from './parts.ts';

const QUARTER_MS = 15 * 60_000;
const MARKS = { home: '1', draw: 'X', away: '2' } as const;

/** When matches begin, one each quarter of an hour. */
const beginsAt = (now: Date, index: number): Date =>
  new Date((Math.floor(now.getTime() / QUARTER_MS) + 1 + index) * QUARTER_MS);

/** The sides of a match by their codes. */
function sidesOf({ code }: Fixture): { home: string; away: string } {
  const [home = '', away = ''] = code.split('-');
  return { home, away };
}

function fixture(match: Fixture, index: number, parts: ControlParts) {
  const { words, language, market, sport, now } = parts;
  const names = new Map<string, string>(Object.entries(words));
  const { home, away } = sidesOf(match);
  const sides = { home: names.get(home) ?? home, away: names.get(away) ?? away };
  const { timeZone } = market;
  const time = formatDate(beginsAt(now, index).getTime(), 'time', {
    ...{ language, timeZone, numerals: 'latn' },
  });
  const ends = MATCH_RESULTS.flatMap((end) => {
    const odds = oddsOf(match, end);
    if (odds === undefined) return [];
    return choice({
      value: `${match.code}:${end}`,
      odds: oddsText(odds),
      className: 'odds',
      content: html`<span aria-hidden="true">${MARKS[end]}</span>
        <span class="unseen">${end === 'draw' ? words.draw : sides[end]}</span> <b>${oddsText(odds)}</b>`,
    });
  });
  return html`<fieldset class="fixture"><legend class="unseen">${filled(words.versus, sides)}</legend>
    <p class="sides" aria-hidden="true"><span data-crest="${home}"></span>${sides.home}<br><span data-crest="${away}"></span>${sides.away}</p>
    <p class="time">${filled(sport === 'football' ? words.kickoff : words.begins, { time })}</p>
    <div class="ends">${ends}</div></fieldset>`;
}

/** The matches of a sport with their odds, the ground of the one that was chosen, and the bet slip. */
export const sportsControls = (parts: ControlParts): Controls => ({
  scene: html`<div id="scene" class="ground" data-sport="${parts.sport}" aria-hidden="true"></div>`,
  list: html`<div class="fixtures" role="group" aria-label="${parts.words.matches}">
      ${SPORTS[parts.sport].map((match, index) => fixture(match, index, parts))}</div>
    <small>${parts.words.simulated}</small>`,
  choices: html`<h2>${parts.words.slip}</h2><p id="slip">${parts.words.choose}</p>`,
});
