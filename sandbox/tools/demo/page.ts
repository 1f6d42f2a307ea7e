import { html, raw } from 'hono/html';
import type { PlayKind } from '#sandbox/domains/play/rules/outcome.ts';
import type { Sport } from '#sandbox/domains/play/rules/sport.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import { bookDecimals } from '#sandbox/kernel/market/currencyUnit.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Language } from '#sandbox/kernel/text/language.ts';
import { languageFacts } from '#scripts/languages/languageFacts.ts';
import { filled } from '#scripts/languages/texts.ts';
import { CONTROLS } from './controls/controls.ts';
import { RETURNS } from './returns.ts';
import { type DemoWords, scriptWords, wordsOf } from './words.ts';

/** Stakes that are one press away, in minor units. */
const STAKES = [10_00n, 50_00n, 100_00n, 500_00n] as const;

/** What the page of a test game shows. */
export interface DemoView {
  kind: PlayKind;
  language: Language;
  theme: 'dark' | 'light';
  sport: Sport;
  now: Date;
}

/** Data in a page, which no text of it can leave. */
const data = (value: unknown) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));

/** What the button that plays a round says, besides the stake. */
const actionOf = (kind: PlayKind, { spin, shoot, play }: DemoWords): string =>
  kind === 'slot' ? spin : kind === 'fish' ? shoot : play;

/** The page of a test game: one round at a time, never by itself. Times are those of the merchant's market. */
export function demoPage(view: DemoView, { brand, merchantCode }: Merchant) {
  const { kind, language, theme, sport, now } = view;
  const { market } = brand;
  const amount = (minor: bigint) => amountText({ brand }, minor);
  const words = wordsOf(language);
  const { direction, dayPeriods = null } = languageFacts(language);
  const { scene, list, choices } = CONTROLS[kind]({ words, language, market, sport, now });
  const share = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  });
  return html`<!doctype html>
<html lang="${language}" dir="${direction}" data-theme="${theme}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="referrer" content="no-referrer">
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/demo/${kind}/style.css?merchant=${encodeURIComponent(merchantCode)}">
  <title>${words.game}</title>
</head>
<body data-kind="${kind}" data-time-zone="${market.timeZone}" data-grouping="${market.grouping}" data-decimals="${bookDecimals({ brand })}"
  data-day-periods="${JSON.stringify(dayPeriods)}">
  <header>
    <h1 id="name">${words.game}</h1>
    <p class="balance"><span>${words.balance}</span> <strong id="balance">–</strong></p>
    <button id="close" type="button" class="quiet">${words.close}</button>
  </header>
  <main>
    <form id="round">
      <section class="stage" aria-label="${words.round}">
        ${scene}
        <div class="said"><p id="result" role="status"></p><p id="failure" role="alert"></p></div>
        ${list ?? ''}
      </section>
      <div class="panel">
        ${choices}
        <div class="field"><label for="stake">${words.stake} (${market.currencySymbol})</label>
          <input id="stake" name="stake" inputmode="decimal" required value="${amount(STAKES[0])}" autocomplete="off" aria-describedby="stakes">
          <div class="chips">${STAKES.map(
            (stake) =>
              html`<button type="button" class="chip" data-stake="${amount(stake)}">${market.currencySymbol}${amount(stake)}</button>`,
          )}</div>
          <small id="stakes"></small></div>
      </div>
      <div class="bar">
        <p class="potential" hidden><span>${words.potential}</span> <strong id="potential"></strong></p>
        <button id="play" disabled><span id="action">${actionOf(kind, words)}</span> <span id="amount"></span></button>
      </div>
    </form>
    <section class="history" aria-labelledby="rounds"><h2 id="rounds">${words.history}</h2>
      <p id="noRounds">${words.noHistory}</p><ol id="history"></ol></section>
    <small class="note"><span id="mode"></span> ${filled(words.returned, { share: share.format(RETURNS[kind]) })} ${words.note}</small>
  </main>
  <script type="application/json" id="words">${data(scriptWords(language))}</script>
  <script type="module" src="/demo/scripts/game.js"></script>
</body>
</html>`;
}
