import type { Page } from '@playwright/test';
import { gamesShown, named } from './journey.ts';
import { expect, test } from './ownSite.ts';
import { enter } from './player.ts';
import { pathIn, SITES } from './sites.ts';
import { openSlowly, slowly } from './slowClock.ts';

test.use({ announced: true });

/** The time after which a home page has finished opening, in milliseconds. */
const OPENED = 3000;
const ANNOUNCEMENTS = /MCSFE_getListAnnouncements/;

/** Holds the calls for announcements. Returns a function that releases them. */
async function holdAnnouncements(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(ANNOUNCEMENTS, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Presses a link of the header. */
const follow = (page: Page, path: string) =>
  page.getByRole('banner').locator(`a[href="${path}"]`).first().click();

for (const site of SITES) {
  const { brand, origin } = site;

  for (const language of brand.languages.supported) {
    test(
      named(site, `shows announcements to a visitor once a session, in ${language} (S2.15, S4.10)`),
      async ({ page }) => {
        await openSlowly(page, origin + pathIn(site, language));
        const dialog = page.getByRole('dialog');
        await slowly(page, dialog.getByRole('article'), 1);
        await page.clock.resume();
        await expect(dialog).toContainText(brand.name);
        await expect(dialog).toBeSeen();
        await dialog.getByRole('button').last().click();
        await expect(dialog).toHaveCount(0);
        expect(await page.evaluate(() => sessionStorage.getItem('ANONYMOUS_POPUP'))).not.toBeNull();
        await page.reload();
        await gamesShown(page);
        await page.clock.runFor(OPENED);
        await expect(dialog).toHaveCount(0);
      },
    );
  }

  test(
    named(site, 'shows none in the next session after “don’t show again” (S4.10)'),
    async ({ page, context, isMobile }) => {
      test.skip(isMobile, 'every device keeps it in the same way');
      await openSlowly(page, origin);
      const dialog = page.getByRole('dialog');
      await slowly(page, dialog, 1);
      await page.clock.resume();
      await dialog.getByRole('checkbox').click();
      await dialog.getByRole('button').last().click();
      expect(await page.evaluate(() => localStorage.getItem('ANONYMOUS_POPUP'))).not.toBeNull();
      const next = await context.newPage();
      const asked = next.waitForResponse(ANNOUNCEMENTS);
      await next.goto(origin);
      await gamesShown(next);
      await asked;
      await next.clock.runFor(OPENED);
      await expect(next.getByRole('dialog')).toHaveCount(0);
    },
  );

  test(
    named(site, 'shows none to a visitor who closes the login that the URL opened (S2.2, S4.10)'),
    async ({ page, isMobile }) => {
      test.skip(isMobile, 'no device announces anything there');
      await openSlowly(page, `${origin}/login`);
      const dialog = page.getByRole('dialog');
      await slowly(page, dialog, 1);
      await page.clock.resume();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.clock.runFor(OPENED);
      await expect(dialog).toHaveCount(0);
    },
  );
}

test('shows announcements that load too late on the next visit to the home page (S4.10)', async ({
  page,
  site,
  isMobile,
}) => {
  test.skip(isMobile, 'the header of a desktop has the links');
  const release = await holdAnnouncements(page);
  await page.clock.install();
  await page.goto(site.origin);
  await gamesShown(page);
  await page.clock.runFor(OPENED);
  const arrived = page.waitForResponse(ANNOUNCEMENTS);
  release();
  await arrived;
  // Announcements above the page would block the press.
  await follow(page, '/promotions');
  await expect(page.locator('main article').first()).toBeSeen();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await follow(page, '/');
  await slowly(page, page.getByRole('dialog'), 1);
  await page.clock.resume();
  await expect(page.getByRole('dialog')).toBeSeen();
});

test('shows none to a visitor who has begun to scroll (S4.10)', async ({
  page,
  site,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no wheel');
  const release = await holdAnnouncements(page);
  await openSlowly(page, site.origin);
  await slowly(page, page.locator('main h2').filter({ visible: true }).first(), 1);
  await page.mouse.wheel(0, 400);
  await page.clock.resume();
  const arrived = page.waitForResponse(ANNOUNCEMENTS);
  release();
  await arrived;
  await follow(page, '/promotions');
  await expect(page.locator('main article').first()).toBeSeen();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('shows announcements on the home page only (S2.15, S4.10)', async ({
  page,
  site,
  isMobile,
}) => {
  test.skip(isMobile, 'the header of a desktop has the links');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await page.goto(`${site.origin}/promotions`);
  await expect(page.locator('main article').first()).toBeSeen();
  await page.clock.runFor(OPENED);
  expect(asked.filter((address) => ANNOUNCEMENTS.test(address))).toEqual([]);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await follow(page, '/');
  await slowly(page, page.getByRole('dialog'), 1);
});

test('shows a player the announcements for players, nine to a page (S3.8, S7.27, S9.1)', async ({
  page,
  request,
  site,
}) => {
  const { brand, origin } = site;
  for (let count = 1; count <= 9; count += 1) {
    const published = await request.post(`${origin}/sandbox/control/actions/publishAnnouncement`, {
      headers: { 'Merchant-Code': brand.merchantCode },
      data: {
        ...{ kind: 'PL', execution: 'A', title: `News ${count}` },
        ...{ content: 'New tables.' },
      },
    });
    expect(published.ok()).toBe(true);
  }
  await enter(page, site, 'player');
  await openSlowly(page, origin);
  const dialog = page.getByRole('dialog');
  await slowly(page, dialog.getByRole('article'), 9);
  await expect(dialog.getByRole('article').first()).toContainText('9');
  await page.clock.resume();
  await dialog.getByRole('article').last().locator('..').getByRole('button').click();
  await expect(dialog.getByRole('article')).not.toHaveCount(9);
  expect(await page.evaluate(() => sessionStorage.getItem('USER_POPUP'))).not.toBeNull();
});
