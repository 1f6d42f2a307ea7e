import type { GameCategory } from '#src/platform/contract.generated.ts';
import { expect, gamesShown, named, test } from './journey.ts';
import { gameOf } from './playedGame.ts';
import { SITES } from './sites.ts';

for (const site of SITES) {
  test(
    named(site, 'a visitor finds a game of any category by part of its name'),
    async ({ page }) => {
      const { displayName } = await gameOf(site, 'gameType=RNG&sort=name');
      const part = displayName.slice(0, -1);
      await page.goto(site.origin);
      await gamesShown(page);
      // From the header, or on a phone, whose header has no room for it, from the game menu.
      await page.locator('a[href$="/search"]:visible').first().click();
      const dialog = page.getByRole('dialog').filter({ has: page.getByRole('searchbox') });
      await dialog.getByRole('searchbox').fill(part);
      const found = dialog.locator('a[data-result]').filter({ hasText: displayName }).first();
      await expect(found).toBeSeen();
      expect(new URL(page.url()).searchParams.get('q')).toBe(part);
      await page.reload();
      await expect(dialog.getByRole('searchbox')).toHaveValue(part);
      await expect(found).toBeSeen();
    },
  );

  test(
    named(site, 'a visitor finds a provider in each of its categories, above the games'),
    async ({ page }) => {
      const asked = page.waitForResponse(/\/game_menus/);
      await page.goto(`${site.origin}/search`);
      const answer = await asked;
      const { value }: { value: GameCategory[] } = await answer.json();
      const { displayName = '' } = value.find(({ cards }) => cards.length > 0)?.cards[0] ?? {};
      const titles = value
        .filter(({ cards }) => cards.some((card) => card.displayName === displayName))
        .map(({ title }) => title);
      expect(titles).not.toEqual([]);
      const dialog = page.getByRole('dialog').filter({ has: page.getByRole('searchbox') });
      await dialog.getByRole('searchbox').fill(displayName);
      const results = dialog.locator('a[data-result]');
      for (const [at, title] of titles.entries()) {
        await expect(results.nth(at)).toContainText(displayName);
        await expect(results.nth(at)).toContainText(title);
      }
      await results.first().click();
      await expect(dialog).toBeHidden();
    },
  );
}
