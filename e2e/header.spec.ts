import { expect, gamesShown, named, sidewaysOverflow, test } from './journey.ts';
import { enter } from './player.ts';
import { pathIn, SITES } from './sites.ts';

const WIDTHS = [320, 360, 768, 1280, 1440, 2560];
/** The width from which a player's header has the game search too. */
const WITH_SEARCH = 1280;

for (const site of SITES) {
  for (const language of site.brand.languages.supported) {
    test(
      named(
        site,
        `keeps a player's header in one row across the page, with the search if there is room, in ${language} (S2.18, S2.20)`,
      ),
      async ({ page }) => {
        await enter(page, site, 'player');
        await page.goto(site.origin + pathIn(site, language));
        const header = page.getByRole('banner');
        await expect(header.locator('data')).toBeSeen();
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const places = await header.evaluate((element, isMenuBelow) => {
            const { right } = element.getBoundingClientRect();
            // The menu of the layout `top` is a row of its own.
            const own = [...element.children].filter(
              (part) => !isMenuBelow || !part.matches('nav'),
            );
            const middles = [...own, ...(own.at(-1)?.children ?? [])]
              .map((part) => part.getBoundingClientRect())
              .filter((part) => part.height > 0)
              .map((part) => part.top + part.height / 2);
            const mark = element.querySelector('a[title]')?.firstChild;
            const range = document.createRange();
            if (mark) range.selectNodeContents(mark);
            return {
              right,
              rows: Math.max(...middles) - Math.min(...middles),
              markLines: new Set([...range.getClientRects()].map(({ top }) => top)).size,
            };
          }, site.brand.frame.layout === 'top');
          expect(places.right, `the end of the header at ${width}`).toBe(width);
          expect(places.rows, `the distance of its rows at ${width}`).toBeLessThan(8);
          expect(places.markLines, `lines of the mark at ${width}`).toBe(1);
          expect(await sidewaysOverflow(page)).toBe(0);
          if (width >= WITH_SEARCH) {
            await expect(header.locator('a[href$="/search"]')).toBeSeen();
            await expect(header.locator('nav li').last()).toBeSeen();
          }
        }
      },
    );
  }
}

test('shows no focus ring on the heading of a screen opened by a press (S2.10)', async ({
  page,
}) => {
  const [site] = SITES;
  if (!site) throw new Error('There is no site.');
  await page.goto(site.origin);
  await gamesShown(page);
  const promotions = page.getByRole('banner').locator('nav a[href="/promotions"]');
  await promotions.focus();
  await page.keyboard.press('Enter');
  const heading = page.locator('main h1');
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).not.toHaveCSS('outline-style', 'none');
});
