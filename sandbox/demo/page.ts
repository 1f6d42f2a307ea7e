import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { PAGE_STYLE } from '#sandbox/control/pageStyle.ts';
import type { Merchant } from '#sandbox/merchants.ts';
import type { PlayKind } from '#sandbox/play/rules/outcome.ts';
import { controls, RETURNS } from './controls.ts';
import { type DemoLanguage, scriptWords, wordsOf } from './words.ts';

const styleHash = createHash('sha256').update(PAGE_STYLE).digest('base64');

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
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${LOCAL} ${sites.join(' ')}`,
  ].join('; ');
}

/** Data in a page, which no text of it can leave. */
const data = (value: unknown) => raw(JSON.stringify(value).replaceAll('<', '\\u003c'));

/** The page of a test game: one round at a time, never by itself. */
export function demoPage(kind: PlayKind, language: DemoLanguage) {
  const words = wordsOf(language);
  const share = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 1 });
  return html`<!doctype html>
<html lang="${language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="referrer" content="no-referrer">
  <title>${words.play}</title>
  <style>${raw(PAGE_STYLE)}</style>
</head>
<body>
  <header>
    <h1 id="name">&nbsp;</h1>
    <p>${words.note}</p>
  </header>
  <main>
    <p>${words.balance}: <strong id="balance">–</strong> <small id="mode"></small></p>
    <form id="round" class="card">
      <div class="row">
        <label>${words.stake} <input name="stake" inputmode="decimal" required value="10.00" size="8"></label>
        ${controls(kind, language)}
        <button id="play" disabled>${words.play}</button>
        <button id="close" type="button" class="quiet">${words.close}</button>
      </div>
    </form>
    <p id="result" role="status"></p>
    <p><small>${words.returned}: ${share.format(RETURNS[kind])}</small></p>
  </main>
  <script type="application/json" id="words">${data(scriptWords(language))}</script>
  <script type="module" src="/demo/scripts/game.js"></script>
</body>
</html>`;
}
