import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import { cards, heart, start } from './gameCards.ts';
import { expect, gamesShown, named, test } from './journey.ts';
import { gameOf, gameToPlay } from './playedGame.ts';
import { SITES } from './sites.ts';

for (const site of SITES) {
  const { brand, origin } = site;

  test(
    named(
      site,
      'a player’s last game comes first in the lobby and resumes with one press, with their favourites beside it (S2.1, S2.6, S4.13)',
    ),
    async ({ page, isMobile }) => {
      const shelf = (list: string) =>
        page.locator('main section', { has: page.locator(`header a[href$="${list}"]`) });
      await page.goto(`${origin}/login`);
      await page.locator('input[name=username]').fill(PLAYERS.agent2.account);
      await page.locator('input[name=password]').fill(seedPassword(brand));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);

      const game = await gameOf(site, 'gameType=RNG&gameClassify=Slots&sort=name');
      await page.goto(`${origin}/rng?sort=name`);
      const card = page.locator(`main a[href*="gameCode=${game.gameCode}"]`).first();
      await start(card, isMobile);
      const { frame, stake, play, result } = await gameToPlay(page);
      await stake.fill('2');
      await play.click();
      await expect(result).not.toBeEmpty();
      await frame.locator('#close').click();
      await expect(page).toHaveURL(/\/rng\?sort=name$/);

      // Simultaneous runs on both devices add different games.
      const marked = cards(page).nth(isMobile ? 3 : 4);
      const name = (await heart(marked).getAttribute('aria-label')) ?? '';
      const answered = page.waitForResponse(/MCSFE_addFavoriteGameV2/);
      await heart(marked).click();
      expect((await answered).status()).toBe(200);

      await page.locator('a[href="/"]').filter({ visible: true }).first().click();
      await gamesShown(page);
      const favourite = shelf('/favorite').getByRole('button', { name, exact: true });
      await expect(favourite).toBeSeen();
      const first = shelf('/recent').getByRole('listitem').first().getByRole('link').first();
      await expect(first).toHaveAttribute('href', new RegExp(`gameCode=${game.gameCode}(&|$)`));
      // Removing the only favourite removes its shelf too.
      const removed = page.waitForResponse(/MCSFE_removeFavoriteGameV2/);
      await favourite.click();
      await expect(favourite).toHaveCount(0);
      expect((await removed).status()).toBe(200);
      await first.click();
      await gameToPlay(page);
    },
  );
}
