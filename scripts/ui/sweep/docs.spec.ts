import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

/** The docs page of the buttons. */
const address = (globals: string) =>
  `/iframe.html?viewMode=docs&id=ui-button--docs&globals=${globals}`;

/** The colour that is painted behind the first story of a docs page, and the one that the brand gives its pages. */
function painted(): { behind: string; canvas: string } {
  let place: Element | null = document.querySelector('.docs-story button');
  const colour = (element: Element) => getComputedStyle(element).backgroundColor;
  while (place?.parentElement && !place.matches('.docs-story')) place = place.parentElement;
  return { behind: place ? colour(place) : 'nothing', canvas: colour(document.body) };
}

for (const brand of ['aurora', 'lotus', 'harbor']) {
  for (const theme of ['dark', 'light']) {
    test(`a docs page shows parts on the surface of ${brand}, ${theme}, and its own words stay readable`, async ({
      page,
    }) => {
      await page.goto(address(`brand:${brand};theme:${theme};language:en`));
      await expect(page.getByRole('button', { name: 'Show more games' }).first()).toBeVisible();
      const { behind, canvas } = await page.evaluate(painted);
      expect(behind).toBe(canvas);
      const { violations } = await new AxeBuilder({ page })
        .withRules(['color-contrast'])
        .include('.sbdocs-wrapper')
        // Storybook fades the side of a switch that is not chosen.
        .exclude('.docblock-argstable label:has([role=switch])')
        .analyze();
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
    });
  }
}

/** Chooses in one of the toolbars. */
async function choose(page: Page, toolbar: string, option: string): Promise<void> {
  await page.getByRole('button', { name: toolbar }).click();
  await page.getByRole('listbox', { name: toolbar }).getByRole('option', { name: option }).click();
}

test('the toolbar changes the brand, the theme and the language of a docs page', async ({
  page,
}) => {
  await page.goto('/?path=/docs/ui-button--docs&globals=brand:aurora;theme:dark;language:en');
  const shown = page.frameLocator('#storybook-preview-iframe');
  await expect(shown.getByRole('button', { name: 'Show more games' }).first()).toBeVisible();
  await choose(page, 'The brand', 'Lotus');
  await choose(page, 'The theme', 'Light');
  await choose(page, 'The language', 'ar-XB');
  const root = shown.locator('html');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root).toHaveAttribute('data-theme', 'light');
  const canvas = await root.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect(shown.locator('.docs-story').first()).toHaveCSS('background-color', canvas);
});
