import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { randomCompositions } from '#scripts/pipeline/randomCompositions.fixture.ts';
import { drawnOf, EVERYTHING } from '#scripts/test/draw.ts';
import { atRest } from '../scripts/bench/atRest.ts';
import { expect, named, sidewaysOverflow, test } from './journey.ts';
import { sizesOf } from './loadSizes.ts';
import { openRandomSite } from './randomSite.ts';
import { SITES } from './sites.ts';
import { structureFaults } from './structure.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** A page that begins with late blocks loads the small parts that they share, 21 KB, besides the 150 KB of the lobby. */
const SCRIPT_BUDGET = 172_000;
const COUNT = EVERYTHING ? 200 : 6;

/** The conditions that a composition is looked at in; each has one of every kind, drawn by the seed. */
const WIDTHS = [320, 768, 1440];
const DIRECTIONS = ['ltr', 'rtl'];

/** The only one of a kind for a composition. */
function drawn<Each>(key: string, all: readonly Each[]): Each {
  const [one] = drawnOf(key, all);
  if (one === undefined) throw new Error(`There is nothing to draw for ${key}.`);
  return one;
}

/** Makes the window as high as the page, so that every late block loads and no bar lies above a part of it. */
async function seeAll(page: Page, width: number): Promise<void> {
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  // Later rounds see what the ones before have loaded; a page is always a little higher than its window.
  for (let round = 0; round < 3; round += 1) {
    await page.setViewportSize({ width, height: await heightOf() });
    await atRest(page);
  }
}

/** The links of the page that lead nowhere. */
async function deadLinks(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const dead: string[] = [];
  for (const href of new Set(hrefs.map((each) => each.replace(/[?#].*$/, '')))) {
    const { origin } = new URL(page.url());
    const answer = await page.request.get(origin + href);
    if (!answer.ok()) dead.push(`${href} answers ${answer.status()}`);
  }
  return dead;
}

const [site] = SITES;
if (!site) throw new Error('There is no site.');
const { brand } = site;

randomCompositions(brand, COUNT).forEach((composition, index) => {
  const key = `composition ${index + 1}`;
  const width = drawn(`${key} width`, WIDTHS);
  const theme = drawn(`${key} theme`, brand.themes.available);
  const direction = drawn(`${key} direction`, DIRECTIONS);

  test(
    named(site, `${key}, drawn at random, fits its screen, is accessible and leads somewhere`),
    async ({ page }, info) => {
      const { origin, close } = await openRandomSite(
        site,
        `random-${info.workerIndex}`,
        composition,
      );
      try {
        await page.setViewportSize({ width, height: width < 768 ? 640 : 900 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript((name) => localStorage.setItem('livery.theme', name), theme);
        await page.addInitScript((dir) => {
          document.addEventListener('readystatechange', () => {
            document.documentElement.dir = dir;
          });
        }, direction);
        const scripts = sizesOf(page, 'script');
        await page.goto(origin);
        await atRest(page);
        expect(await scripts()).toBeLessThanOrEqual(SCRIPT_BUDGET);
        await seeAll(page, width);
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
        const look = `${width} ${theme} ${direction}: ${JSON.stringify(composition)}`;
        expect(await sidewaysOverflow(page), look).toBe(0);
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
          look,
        ).toEqual([]);
        expect(await page.evaluate(structureFaults), look).toEqual([]);
        expect(await deadLinks(page), look).toEqual([]);
      } finally {
        await close();
      }
    },
  );
});
