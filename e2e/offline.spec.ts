import type { BrowserContext, Page } from '@playwright/test';
import { atRest } from '../scripts/bench/atRest.ts';
import { expect, gamesShown, named, quickBar, test } from './journey.ts';
import { pathIn, SITES } from './sites.ts';

/** Waits until the service worker has filled its cache and controls the page. */
async function kept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Disables timers of a second or longer, so that late parts never load. Runs in the page. */
function holdLateParts(): void {
  const { setTimeout: start } = window;
  Object.assign(window, {
    setTimeout: (act: () => void, delay = 0, ...more: unknown[]) => {
      if (delay < 1000) return start(act, delay, ...more);
      document.documentElement.dataset.heldLate = 'yes';
      return 0;
    },
  });
}

/** Takes a context offline. */
const offline = (context: BrowserContext) => context.setOffline(true);

for (const site of SITES) {
  const { brand, origin } = site;
  const language = brand.languages.supported.at(-1) ?? brand.languages.default;
  const at = (route: string) => origin + pathIn(site, language, route);

  test(
    named(site, 'an offline page says so, and player protection can still be read (S1.5)'),
    async ({ page, context, watch }) => {
      watch.expectErrors(/Failed to load resource|ERR_INTERNET_DISCONNECTED|net::/);
      await page.goto(at('/terms'));
      await kept(page);
      await offline(context);
      await page.goto(at('/rng'));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeSeen();
      await page.locator('main a[href$="/responsible"]').click();
      await expect(page).toHaveURL(at('/responsible'));
      expect(await page.locator('main h2').count()).toBeGreaterThan(5);
    },
  );

  test(
    named(
      site,
      'a visitor who goes offline after the first view, before late parts have loaded, sees the offline page (S8.8)',
    ),
    async ({ page, context, watch }) => {
      watch.expectErrors(/Failed to load resource|ERR_INTERNET_DISCONNECTED|net::/);
      await page.addInitScript(holdLateParts);
      await page.goto(origin, { waitUntil: 'load' });
      await gamesShown(page);
      await expect(page.locator('html')).toHaveAttribute('data-held-late', 'yes');
      const active = () =>
        page.evaluate(async () => {
          const known = await navigator.serviceWorker.getRegistration();
          return known?.active?.state;
        });
      await expect.poll(active).toBe('activated');
      await offline(context);
      await page.goto(at('/rng'));
      await expect(page.getByRole('heading', { level: 1 })).toBeSeen();
      await expect(page.locator('main a[href$="/responsible"]')).toBeSeen();
    },
  );

  test(
    named(site, 'a visitor with data saving on gets no service worker (S9.2)'),
    async ({ page, isMobile }) => {
      test.skip(isMobile, 'it is the same on every device');
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
      await page.goto(origin);
      await atRest(page);
      await gamesShown(page);
      await expect(page.locator('html')).toHaveAttribute('data-data-saver', 'on');
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      const registrations = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
      expect(await registrations()).toBe(0);
    },
  );

  test(
    named(site, 'the offline page is replaced once the connection is back (S8.8)'),
    async ({ page, context, watch, isMobile }) => {
      test.skip(isMobile, 'it comes back on every device in the same way');
      watch.expectErrors(/Failed to load resource|ERR_INTERNET_DISCONNECTED|net::/);
      await page.goto(at('/terms'));
      await kept(page);
      await offline(context);
      await page.goto(at('/privacy'));
      const title = await page.title();
      await context.setOffline(false);
      await expect(page.locator('main h2').nth(4)).toBeSeen();
      expect(await page.title()).not.toBe(title);
    },
  );

  test.describe('after a deployment', () => {
    // A service worker would serve the part from its cache.
    test.use({ serviceWorkers: 'block' });

    /** Removes every chunk that a page has not loaded yet. Returns the documents loaded from then on. */
    const loseParts = async (page: Page): Promise<string[]> => {
      const kept = await page.evaluate(() =>
        performance.getEntriesByType('resource').map(({ name }) => name),
      );
      await page.route(/\/assets\/[^/]*\.js$/, (route) =>
        kept.includes(route.request().url())
          ? route.fallback()
          : route.fulfill({ status: 404, body: '' }),
      );
      const loads: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
      });
      return loads;
    };

    test(
      named(
        site,
        'a missing chunk of the phone menu falls back to the site map, and a missing screen reloads the page once (S8.8)',
      ),
      async ({ page, watch, isMobile }) => {
        test.skip(!isMobile, 'the menu of phones is such a part');
        watch.expectErrors(
          // 422: React discards the server's markup if its screen fails to load.
          /Failed to load resource|Error reference|did not load|dynamically imported module|#422/,
        );
        await page.goto(`${origin}/help`);
        await atRest(page);
        await page.getByRole('searchbox').fill('limits');
        const loads = await loseParts(page);
        await quickBar(page).locator('[aria-haspopup=dialog]').click();
        const terms = page.getByRole('contentinfo').locator('a[href$="/terms"]').first();
        await expect(page.getByRole('contentinfo').getByRole('heading').first()).toBeSeen();
        await expect(page.getByRole('searchbox')).toHaveValue('limits');
        expect(loads).toEqual([]);
        await terms.click();
        await expect(page.getByText(/[A-Z0-9]{8}-[A-Z0-9]{4}/)).toBeSeen();
        expect(loads).toEqual(['/terms']);
      },
    );
  });

  test(
    named(site, 'data saving is remembered, and skips the brand’s font (S9.2)'),
    async ({ page, context }) => {
      await page.goto(`${origin}/terms`);
      // The prerendered page is not interactive yet.
      await atRest(page);
      await page.getByRole('contentinfo').locator('button[aria-pressed]').click();
      await expect(page.locator('html')).toHaveAttribute('data-data-saver', 'on');
      // The first tab has cached the font in memory.
      const tab = await context.newPage();
      const faces: string[] = [];
      tab.on('request', (request) => {
        if (request.resourceType() === 'font') faces.push(request.url());
      });
      await tab.goto(`${origin}/terms`);
      await atRest(tab);
      const saver = tab.getByRole('contentinfo').locator('button[aria-pressed]');
      await expect(saver).toHaveAttribute('aria-pressed', 'true');
      expect(faces).toEqual([]);
    },
  );
}
