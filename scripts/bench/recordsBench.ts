import type { Page } from 'playwright';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { startSession } from '#sandbox/kernel/sessions/startSession.ts';
import { liveLong } from '#sandbox/proofs/longLedger.fixture.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';
import { atRest, followRequests } from './atRest.ts';
import { closeAnnouncements } from './closeAnnouncements.ts';
import { flingThrough } from './flingThrough.ts';
import { openBrowser, PHONE, withSite } from './openSite.ts';
import { median } from './percentile.ts';
import { watchTasks } from './watchTasks.ts';

/** How a very long record of a player opens and scrolls on a phone. Times are in milliseconds. */
export interface RecordsFigures {
  rows: number;
  /** The answer with the newest movements, their totals and running balances; the median of several. */
  answerMs: number;
  /** From the navigation to the first visible movement. */
  openMs: number;
  /** The number of movements shown after loading older ones repeatedly. */
  shown: number;
  /** The longest task while older movements load, with the processor at a quarter of its speed. */
  olderTaskMs: number;
  /** The longest task in a fling through all of them, likewise. */
  scrollTaskMs: number;
}

const ROWS = 100_000;
const ANSWERS = 5;
const PRESSES = 25;
/** Movements loaded per press. */
const PAGE = 20;
const SLOWDOWN = 4;
/** How often the page is asked whether the movements are there: in each frame, that would be a part of its tasks. */
const ASKED_MS = 200;
const SEED = 1;
const PATH = '/transactions';

/** A session of a seeded player with very many movements. */
async function longPlayer({ platform: { db, clock } }: Sandbox, merchant: Merchant) {
  const memberId = playerId(merchant, 'player');
  const now = clock.now();
  await liveLong(db, { merchant, memberId }, { rows: ROWS, seed: SEED, until: now });
  const member = { id: memberId, merchantCode: merchant.merchantCode };
  return startSession(db, member, { now, ip: '127.0.0.1', userAgent: 'bench' });
}

async function answerTime(origin: string, merchantCode: string, token: string): Promise<number> {
  const headers = { 'Merchant-Code': merchantCode, Authorization: `Bearer ${token}` };
  const times: number[] = [];
  while (times.length < ANSWERS) {
    const asked = performance.now();
    const answer = await fetch(`${origin}/wps/member/transactions?pageSize=${PAGE}`, { headers });
    const { success, code } = await answer.json();
    if (!success) throw new Error(`The platform answered ${code}.`);
    times.push(performance.now() - asked);
  }
  return median(times);
}

/** Notes when the first movement has been painted. The page itself does it, since Playwright's polling would delay it. */
function noteFirst(): void {
  const look = () => {
    const isThere = document.querySelector('main [role=listitem]') !== null;
    requestAnimationFrame(isThere ? note : look);
  };
  const note = () => {
    document.documentElement.dataset.firstMs = String(performance.now());
  };
  look();
}

/**
 * The number of movements shown, from the label of a card: only cards near the view are in the page. Evaluated in the browser: Playwright's own
 * selectors take longer than any task of the page.
 */
const shownIn = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Number(document.querySelector('main [role=listitem]')?.getAttribute('aria-setsize')),
  );

/** The button that loads older movements, after the list. */
const olderIn = (page: Page) =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLElement>('main button')].findLast(({ textContent }) =>
      textContent.includes('older'),
    ),
  );

/** Presses for older movements until enough are shown. Returns their number. */
async function pressForOlder(page: Page): Promise<number> {
  for (let press = 0; press < PRESSES; press += 1) {
    const shown = await shownIn(page);
    await (await olderIn(page)).asElement()?.click();
    await page.waitForFunction(
      (whole) =>
        Number(document.querySelector('main [role=listitem]')?.getAttribute('aria-setsize')) >=
        whole,
      shown + PAGE,
      { polling: ASKED_MS },
    );
  }
  return shownIn(page);
}

async function measure(page: Page, origin: string) {
  await page.goto(`${origin}${PATH}`, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.documentElement.dataset.firstMs !== undefined);
  const openMs = Number(await page.evaluate(() => document.documentElement.dataset.firstMs));
  await atRest(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  // Playwright brings its own code into the page with the first call of a kind, which is no task of the page.
  await (await olderIn(page)).asElement()?.scrollIntoViewIfNeeded();
  await page.waitForFunction(() => true);
  const longest = await watchTasks(page);
  const shown = await pressForOlder(page);
  const olderTaskMs = await longest();
  await flingThrough(page);
  return { openMs, shown, olderTaskMs, scrollTaskMs: await longest() };
}

/** Opens the record of a player with 100,000 movements at a merchant, as built in dist/, with the sandbox behind it. */
export async function benchRecords(merchant: Merchant): Promise<RecordsFigures> {
  const browser = await openBrowser();
  try {
    return await withSite(merchant, async (origin, sandbox) => {
      const token = await longPlayer(sandbox, merchant);
      const answerMs = await answerTime(origin, merchant.merchantCode, token);
      const page = await browser.newPage({ viewport: PHONE });
      await page.addInitScript(closeAnnouncements);
      await page.addInitScript(noteFirst);
      await page.addInitScript(({ key, kept }) => sessionStorage.setItem(key, kept), {
        key: TOKEN_KEY,
        kept: token,
      });
      // The browser's one-time loads are done: the second visit is measured.
      followRequests(page);
      await page.goto(`${origin}${PATH}`);
      await atRest(page);
      return { rows: ROWS, answerMs, ...(await measure(page, origin)) };
    });
  } finally {
    await browser.close();
  }
}
