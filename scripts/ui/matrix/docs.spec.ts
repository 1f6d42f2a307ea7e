import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { drawnOf } from '#scripts/test/draw.ts';
import { builtDocs } from '../storybook/served.ts';

const brands = (await readMerchants(join(ROOT, 'brands'))).map(({ brand }) => brand);
const looks = brands.flatMap(({ id, themes }) =>
  themes.available.map((theme) => ({ brand: id, theme })),
);

/** How many docs pages of parts are checked in each brand and theme, besides the buttons'. */
const DRAWN = 3;

/** Parts with inline stories; those in frames of their own have no docs page behind them. */
const parts = builtDocs().filter(({ id }) => id.startsWith('ui-') && id !== 'ui-button--docs');

/** The docs pages drawn for a look. */
const docsFor = (look: string): string[] => {
  const drawn = Array.from({ length: DRAWN }, (_, at) => drawnOf(`docs ${at} of ${look}`, parts));
  return [...new Set(['ui-button--docs', ...drawn.flat().map(({ id }) => id)])];
};

const address = (id: string, globals: string) =>
  `/iframe.html?viewMode=docs&id=${id}&globals=${globals}`;

/** The colours painted behind the stories of a docs page, and the brand's page colour. */
function painted(): { behind: string[]; canvas: string } {
  const colour = (element: Element) => getComputedStyle(element).backgroundColor;
  const stories = [...document.querySelectorAll('.docs-story')];
  return { behind: [...new Set(stories.map(colour))], canvas: colour(document.body) };
}

const pages = looks.flatMap((look) =>
  docsFor(`${look.brand} ${look.theme}`).map((id) => ({ ...look, id })),
);

for (const { brand, theme, id } of pages) {
  test(`the docs page ${id} shows components on the surface of ${brand}, ${theme}, and its own text is legible`, async ({
    page,
  }) => {
    await page.goto(address(id, `brand:${brand};theme:${theme};language:en`));
    await page.locator('.docs-story').first().waitFor();
    await page.waitForLoadState('networkidle');
    const { behind, canvas } = await page.evaluate(painted);
    expect(behind).toEqual([canvas]);
    const { violations } = await new AxeBuilder({ page })
      .withRules(['color-contrast'])
      .include('.sbdocs-wrapper')
      // Storybook fades the unselected side of a switch.
      .exclude('.docblock-argstable label:has([role=switch])')
      .analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  });
}

test('the props table of a docs page fits the width of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto(address('ui-money--docs', 'language:en'));
  await page.locator('.docblock-argstable').waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

/** Selects an option in a toolbar. */
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
