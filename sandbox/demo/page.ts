import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { Merchant } from '#sandbox/merchants.ts';
import type { PlayKind } from '#sandbox/play/rules/outcome.ts';
import { controls } from './controls.ts';
import { GAME_STYLE } from './pageStyle.ts';
import { RETURNS } from './returns.ts';
import { type DemoLanguage, scriptWords, wordsOf } from './words.ts';

const styleHash = createHash('sha256').update(GAME_STYLE).digest('base64');

/** Sites of this machine, whatever their port. */
const LOCAL = 'http://localhost:* http://127.0.0.1:*';

/** The Content-Security-Policy of a game: its own script and calls, framed by the merchant's sites alone. */
export function demoPolicy({ brand: { domains } }: Merchant): string {
  const sites = [domains.main, ...domains.alternates].map((domain) => `https://${domain}`);
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'sha256-${styleHash}'`,
    "connect-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${LOCAL} ${sites.join(' ')}`,
  ].join('; ');
}

/** Data in a page, which no text of it can leave. */
const data = (value: unknown) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));

/** The page of a test game: one round at a time, never by itself. Times are those of the merchant's market. */
export function demoPage(kind: PlayKind, language: DemoLanguage, { brand }: Merchant) {
  const words = wordsOf(language);
  const share = new Intl.NumberFormat(language, {
    style: 'percent',
    maximumFractionDigits: 1,
    numberingSystem: 'latn',
  });
  return html`<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="referrer" content="no-referrer">
  <link rel="icon" href="data:,">
  <title>${words.game}</title>
  <style>${raw(GAME_STYLE)}</style>
</head>
<body class="game" data-time-zone="${brand.market.timeZone}" data-grouping="${brand.market.grouping}">
  <header>
    <h1 id="name">${words.game}</h1>
    <p class="balance">${words.balance}: <strong id="balance">–</strong></p>
  </header>
  <main>
    <section class="stage" aria-label="${words.round}">
      <p class="tiles" id="tiles" aria-hidden="true"></p>
      <p class="result" id="result" role="status"></p>
      <p class="result failed" id="failure" role="alert"></p>
    </section>
    <form id="round">
      <label>${words.stake} (${brand.market.currencySymbol})
        <input name="stake" inputmode="decimal" required value="10.00" autocomplete="off" aria-describedby="stakes">
        <small id="stakes"></small></label>
      ${controls(kind, language, brand.market)}
      <div class="row">
        <button id="play" disabled>${words.play}</button>
        <button id="close" type="button" class="quiet">${words.close}</button>
      </div>
    </form>
    <small><span id="mode"></span> ${words.returned}: ${share.format(RETURNS[kind])}. ${words.note}</small>
  </main>
  <script type="application/json" id="words">${data(scriptWords(language))}</script>
  <script type="module" src="/demo/scripts/game.js"></script>
</body>
</html>`;
}
