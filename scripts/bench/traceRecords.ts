import { writeFileSync } from 'node:fs';
import { liveLong } from '#sandbox/proofs/longLedger.fixture.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { startSession } from '#sandbox/kernel/sessions/startSession.ts';
import { TOKEN_KEY } from '#src/session/sessionStore.ts';
import { atRest, followRequests } from './atRest.ts';
import { benchMerchants } from './benchMerchants.ts';
import { closeAnnouncements } from './closeAnnouncements.ts';
import { flingThrough } from './flingThrough.ts';
import { openBrowser, PHONE, withSite } from './openSite.ts';

const merchants = await benchMerchants();
const merchant: any = Array.isArray(merchants) ? merchants[0] : merchants;
const browser = await openBrowser();
await withSite(merchant, async (origin: string, { platform: { db, clock } }: any) => {
  const memberId = playerId(merchant, 'player');
  const now = clock.now();
  await liveLong(db, { merchant, memberId }, { rows: 3000, seed: 1, until: now });
  const token = await startSession(db, { id: memberId, merchantCode: merchant.merchantCode } as any, { now, ip: '127.0.0.1', userAgent: 'b' });
  const page = await browser.newPage({ viewport: PHONE });
  await page.addInitScript(closeAnnouncements);
  await page.addInitScript(({ key, kept }) => sessionStorage.setItem(key, kept), { key: TOKEN_KEY, kept: token as string });
  followRequests(page);
  await page.goto(`${origin}/transactions`);
  await atRest(page);
  await page.goto(`${origin}/transactions`);
  await atRest(page);
  const dt = await page.context().newCDPSession(page);
  await dt.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const start = async () => {
    await browser.startTracing(page, { screenshots: false, categories: ['toplevel','devtools.timeline','disabled-by-default-devtools.timeline','disabled-by-default-v8.cpu_profiler','v8','disabled-by-default-devtools.timeline.invalidationTracking'].filter((c)=>process.env.INV || !c.includes('invalid')) });
  };
  if (process.env.PRESS) await start();
  for (let i = 0; i < 25; i += 1) {
    const n = Number(await page.evaluate(() => document.querySelector('main [role=listitem]')?.getAttribute('aria-setsize')));
    const h = await page.evaluateHandle(() => [...document.querySelectorAll<HTMLElement>('main button')].findLast(({ textContent }) => textContent.includes('older')));
    await h.asElement()?.click();
    await page.waitForFunction((w) => Number(document.querySelector('main [role=listitem]')?.getAttribute('aria-setsize')) >= w, n + 20, { polling: 200 });
  }
  if (!process.env.PRESS) { await start(); await flingThrough(page); }
  writeFileSync(process.argv[2] ?? '/tmp/trace.json', await browser.stopTracing());
});
await browser.close();
process.exit(0);
