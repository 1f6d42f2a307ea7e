import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { readMerchants } from '#sandbox/readMerchants.ts';
import { ROOT } from '#scripts/build/paths.ts';

const brands = (await readMerchants(join(ROOT, 'brands'))).map(({ brand }) => brand);
const looks = brands.flatMap(({ id, themes }) =>
  themes.available.map((theme) => ({ brand: id, theme })),
);

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

for (const { brand, theme } of looks) {
  test(`a docs page shows parts on the surface of ${brand}, ${theme}, and its own words stay readable`, async ({
    page,
  }) => {
    await page.goto(address(`brand:${brand};theme:${theme};language:en`));
    await page.getByRole('button', { name: 'Show more games' }).first().waitFor();
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

/** Chooses in one of the toolbars. */
async function choose(page: Page, toolbar: string, option: string): Promise<void> {
  await page.getByRole('button', { name: toolbar }).click();
  await page.getByRole('listbox', { name: toolbar }).getByRole('option', { name: option }).click();
}

const dark = brands.filter(({ themes }) => themes.available.includes('dark'));
const [first, second] = dark.map(({ id, name }) => ({ id, name }));

const CHOICES = [
  { toolbar: 'The brand', option: second?.name ?? '', shows: { theme: 'dark', dir: 'ltr' } },
  { toolbar: 'The theme', option: 'Light', shows: { theme: 'light', dir: 'ltr' } },
  { toolbar: 'The language', option: 'ar-XB', shows: { theme: 'dark', dir: 'rtl' } },
];

for (const { toolbar, option, shows } of CHOICES) {
  test(`the toolbar "${toolbar}" changes a docs page`, async ({ page }) => {
    await page.goto(
      `/?path=/docs/ui-button--docs&globals=brand:${first?.id};theme:dark;language:en`,
    );
    const shown = page.frameLocator('#storybook-preview-iframe');
    const story = shown.locator('.docs-story').first();
    await story.getByRole('button', { name: 'Show more games' }).first().waitFor();
    const before = await story.evaluate((element) => getComputedStyle(element).backgroundColor);
    await choose(page, toolbar, option);
    const root = shown.locator('html');
    await expect(root).toHaveAttribute('data-theme', shows.theme);
    await expect(root).toHaveAttribute('dir', shows.dir);
    if (toolbar !== 'The language') {
      await expect(story).not.toHaveCSS('background-color', before);
    }
  });
}
