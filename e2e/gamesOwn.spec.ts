import { cards, heart } from './gameCards.ts';
import { expect, gamesShown, named, test } from './journey.ts';
import { enter } from './player.ts';
import { SITES } from './sites.ts';

const MINUTE_MS = 60_000;

for (const site of SITES) {
  const { origin } = site;

  test(
    named(site, 'a visitor is asked to log in for favourites (S2.23, S4.13, S6.1)'),
    async ({ page }) => {
      await page.goto(`${origin}/rng`);
      await heart(cards(page).first()).click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByRole('dialog')).toBeSeen();
      await page.goto(origin);
      await gamesShown(page);
      await page.locator('main nav a[href$="/favorite"]').click();
      await expect(page).toHaveURL(/\/login$/);
    },
  );

  test(
    named(
      site,
      'a player adds a game to the favourites, finds it there, and removes it (S2.6, S3.14, S4.13, S9.1)',
    ),
    async ({ page, isMobile }) => {
      await page.clock.install();
      await enter(page, site, isMobile ? 'agent41' : 'agent42');
      await page.goto(`${origin}/rng?sort=name`);
      const card = cards(page).nth(1);
      const name = await heart(card).getAttribute('aria-label');
      const marked = page.getByRole('button', { name: name ?? '', exact: true });
      const sent: string[] = [];
      page.on('request', (request) => {
        if (/FavoriteGameV2/.test(request.url())) sent.push(request.url());
      });
      const answered = page.waitForResponse(/MCSFE_addFavoriteGameV2/);
      // No time passes between the two presses, so the second is ignored.
      await page.clock.pauseAt(Date.now() + MINUTE_MS);
      await marked.click();
      await marked.click();
      await page.clock.resume();
      expect((await answered).status()).toBe(200);
      await expect(marked).toHaveAttribute('aria-pressed', 'true');
      expect(sent).toHaveLength(1);

      await page.goto(`${origin}/favorite`);
      await expect(marked).toHaveAttribute('aria-pressed', 'true');
      const removed = page.waitForResponse(/MCSFE_removeFavoriteGameV2/);
      await marked.click();
      await expect(marked).toHaveCount(0);
      expect((await removed).status()).toBe(200);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toBeSeen();
      await expect(marked).toHaveCount(0);
    },
  );

  test(named(site, 'a player finds the recently played games (S2.6)'), async ({ page }) => {
    await enter(page, site, 'player');
    await page.goto(`${origin}/recent`);
    await gamesShown(page);
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeSeen();
  });
}
