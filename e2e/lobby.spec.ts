import { readCatalogue } from '#scripts/pipeline/messages.ts';
import { lookup } from '#scripts/pipeline/validate/check.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { textIn } from '#src/shared/banners/textIn.ts';
import { expect, gamesShown, named, sidewaysOverflow, test } from './journey.ts';
import { pathIn, SITES } from './sites.ts';

const catalogue = readCatalogue(ROOT);

/** The name of the banners in a language. */
const bannersIn = (language: string): string =>
  String(lookup(catalogue, [language, 'lobby', 'banner', 'label']));

for (const site of SITES) {
  const { brand, origin } = site;
  for (const language of brand.languages.supported) {
    test(
      named(site, `the lobby shows the platform’s games in ${language} (S2.1, S2.24)`),
      async ({ page }) => {
        await page.goto(origin + pathIn(site, language));
        await gamesShown(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('main section h2').first()).toBeSeen();
        expect(await sidewaysOverflow(page)).toBe(0);
      },
    );
  }

  test(named(site, 'every alias of the home page shows the lobby (S2.1)'), async ({ page }) => {
    for (const alias of ['/index', '/index.html', '/home']) {
      await page.goto(origin + alias);
      await gamesShown(page);
    }
  });

  test(named(site, 'each entry of the game menu opens its category (S2.23)'), async ({ page }) => {
    const hasMenu = brand.pages.home.some(({ block }) => block === 'gameMenu');
    test.skip(!hasMenu, 'the brand has no game menu');
    await page.goto(origin);
    await gamesShown(page);
    const menu = page.locator('main nav').first();
    const count = await menu.getByRole('link').count();
    expect(count).toBeGreaterThanOrEqual(brand.categories.length + 3);
    await expect(menu.getByRole('link').nth(1)).toHaveAttribute('href', /\/search$/);
    await expect(menu.getByRole('link').nth(2)).toHaveAttribute('href', /\/favorite$/);
    for (let entry = 3; entry < count; entry += 1) {
      await menu.getByRole('link').nth(entry).click();
      await expect(page).not.toHaveURL(`${origin}/`);
      await gamesShown(page);
      await page.goBack();
      await expect(menu).toBeSeen();
    }
  });

  test(
    named(
      site,
      'banners link to the target of their link type, and change by themselves (S2.26, S3.3, S9.2)',
    ),
    async ({ page }) => {
      await page.goto(origin);
      await gamesShown(page);
      const own = brand.banners.w_home.filter(({ linkageType }) => linkageType === 'route');
      const carousel = page.getByRole('region', {
        name: bannersIn(brand.languages.default),
        exact: true,
      });
      for (const { url } of own) {
        await expect(carousel.locator(`a[href$="${url}"]`).first()).toBeAttached();
      }
      await carousel.scrollIntoViewIfNeeded();
      const seen = () =>
        carousel.locator('a').evaluateAll((links) =>
          links
            .find((link) => {
              const { left, right } = link.getBoundingClientRect();
              return left < innerWidth / 2 && right > innerWidth / 2;
            })
            ?.getAttribute('href'),
        );
      const first = await seen();
      // The banners move after the visitor's first interaction.
      await page.keyboard.press('Shift');
      await expect.poll(seen).not.toBe(first);
    },
  );

  test(
    named(
      site,
      'a banner shows its title and button, links to its target, and leaves the lobby visible on a phone in landscape (S2.26, S3.3)',
    ),
    async ({ page }) => {
      const [banner] = brand.banners.w_home;
      const { default: language } = brand.languages;
      await page.setViewportSize({ width: 640, height: 360 });
      await page.goto(origin);
      const link = page.getByRole('link', { name: textIn(banner?.title, language) });
      await expect(link.getByText(textIn(banner?.title, language))).toBeSeen();
      const action = link.getByText(textIn(banner?.action, language));
      await expect(action).toBeSeen();
      // While the page hydrates, a link may have no box.
      await expect
        .poll(async () => (await link.boundingBox())?.height ?? Number.POSITIVE_INFINITY)
        .toBeLessThanOrEqual(0.4 * 360);
      await action.click();
      await expect(page).toHaveURL(`${origin}${banner?.url}`);
    },
  );

  if (brand.modules.winnerBoard) {
    test(
      named(site, 'the winner board shows the platform’s winners, highest first (S2.27, S3.15)'),
      async ({ page }) => {
        await page.goto(origin);
        await gamesShown(page);
        const board = page.locator('main section').last();
        await board.scrollIntoViewIfNeeded();
        const winners = board.locator('ol > li');
        await expect(winners).toHaveCount(20);
        const values = await winners.evaluateAll((all) =>
          all.map(({ lastElementChild }) =>
            Number(lastElementChild?.textContent?.replace(/[^\d.]/g, '')),
          ),
        );
        expect(values).toEqual(values.toSorted((a, b) => b - a));
      },
    );
  }
}
