import { gamesShown, named } from './journey.ts';
import { expect, test } from './ownSite.ts';
import { enter } from './player.ts';
import { pathIn, SITES } from './sites.ts';

test.use({ announced: true });

for (const site of SITES) {
  const { brand, origin } = site;

  for (const language of brand.languages.supported) {
    test(
      named(
        site,
        `a visitor meets the announcements once a session, in ${language} (S2.15, S4.10)`,
      ),
      async ({ page }) => {
        await page.goto(origin + pathIn(site, language));
        await gamesShown(page);
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('article')).toHaveCount(1);
        await expect(dialog).toContainText(brand.name);
        await dialog.getByRole('button').last().click();
        await expect(dialog).toHaveCount(0);
        expect(await page.evaluate(() => sessionStorage.getItem('ANONYMOUS_POPUP'))).not.toBeNull();
        await page.reload();
        await gamesShown(page);
        await page.waitForTimeout(5000);
        await expect(dialog).toHaveCount(0);
      },
    );
  }

  test(
    named(site, 'announcements that were closed for good stay away in the next session (S4.10)'),
    async ({ page, context, isMobile }) => {
      test.skip(isMobile, 'every device keeps it in the same way');
      await page.goto(origin);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox').click();
      await dialog.getByRole('button').last().click();
      expect(await page.evaluate(() => localStorage.getItem('ANONYMOUS_POPUP'))).not.toBeNull();
      const next = await context.newPage();
      await next.goto(origin);
      await gamesShown(next);
      await next.waitForTimeout(5000);
      await expect(next.getByRole('dialog')).toHaveCount(0);
    },
  );

  test(
    named(site, 'who comes by the address of the login meets no announcements (S2.2, S4.10)'),
    async ({ page, isMobile }) => {
      test.skip(isMobile, 'no device announces anything there');
      await page.goto(`${origin}/login`);
      const dialog = page.getByRole('dialog');
      await expect(dialog).toHaveCount(1);
      await page.waitForTimeout(5000);
      await expect(dialog).toHaveCount(1);
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await page.waitForTimeout(2000);
      await expect(dialog).toHaveCount(0);
    },
  );
}

test('a player meets the announcements for players, nine at a time (S3.8, S7.27, S9.1)', async ({
  page,
  request,
  site,
}) => {
  const { brand, origin } = site;
  for (let count = 1; count <= 9; count += 1) {
    const published = await request.post(`${origin}/sandbox/control/actions/publishAnnouncement`, {
      headers: { 'Merchant-Code': brand.merchantCode },
      data: {
        ...{ kind: 'PL', execution: 'A', title: `News ${count}`, titleBn: `খবর ${count}` },
        ...{ content: 'New tables.', contentBn: 'নতুন টেবিল।' },
      },
    });
    expect(published.ok()).toBe(true);
  }
  await enter(page, site, 'player');
  await page.goto(origin);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('article')).toHaveCount(9);
  await expect(dialog.getByRole('article').first()).toContainText('9');
  await dialog.getByRole('article').last().locator('..').getByRole('button').click();
  await expect(dialog.getByRole('article')).not.toHaveCount(9);
  expect(await page.evaluate(() => sessionStorage.getItem('USER_POPUP'))).not.toBeNull();
});
