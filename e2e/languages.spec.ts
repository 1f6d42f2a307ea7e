import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { LANGUAGES, SOURCE } from '#scripts/languages/languageFolders.ts';
import { brokenLayout } from '#scripts/ui/matrix/inPage/brokenLayout.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { atRest } from '../scripts/bench/atRest.ts';
import { catalogueOf } from './catalogue.ts';
import { drawnLanguages } from './drawnLanguages.ts';
import { drawnScreens, VIEWERS, type Viewer } from './drawnScreens.ts';
import { englishFinder } from './englishLeft.ts';
import { expect, test as journey } from './journey.ts';
import { openNewBrand } from './newBrandSite.ts';
import { enter } from './player.ts';
import { sameNames } from './sameNames.ts';
import { routeOf } from './screenAddresses.ts';
import { shownTexts } from './shownTexts.ts';
import { pathIn, type Site } from './sites.ts';
import { structureFaults } from './structure.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The widths that a screen is looked at in, each with its height, in CSS pixels. */
const SIZES = [
  { width: 1440, height: 900 },
  { width: 320, height: 640 },
];

/** The time for the site of the worker, which is built and seeded once. */
const FIRST_START_MS = 300_000;
/** The time for all screens of a viewer at night. */
const ALL_SCREENS_MS = 600_000;

/** A new brand's site, the names on it, and what its screens show in the source language. */
interface NewBrand {
  site: Site;
  names: string[];
  /** The texts of screens that were read already, by viewer and address. */
  inSource: Map<string, string[]>;
}

const test = journey.extend<object, { newBrand: NewBrand }>({
  newBrand: [
    // Playwright reads the dependencies of a fixture from this pattern.
    // biome-ignore lint/correctness/noEmptyPattern: it needs nothing
    async ({}, use, { parallelIndex }) => {
      const { site, close } = await openNewBrand(`every-language-${parallelIndex}`);
      await use({ site, names: await sameNames(site), inSource: new Map() });
      await close();
    },
    { scope: 'worker', timeout: FIRST_START_MS },
  ],
});

/** Opens a screen at each size anew, since a resized page may still move, and calls `look` once it is complete. */
async function atEachSize(
  page: Page,
  address: string,
  look: (width: number) => Promise<void>,
): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(address);
    await expect(page.locator('h1').first()).toBeAttached();
    await atRest(page);
    await look(size.width);
  }
}

/** The texts of a screen at all sizes. */
async function textsOf(page: Page, address: string): Promise<string[]> {
  const texts: string[] = [];
  await atEachSize(page, address, async () => {
    texts.push(...(await page.evaluate(shownTexts)));
  });
  return [...new Set(texts)];
}

/** What is broken on a page as it is. */
async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  return [
    ...(await page.evaluate(brokenLayout)),
    ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    ...(await page.evaluate(structureFaults)),
  ];
}

/** Logs in who looks at the site. */
async function enterAs(viewer: Viewer, page: Page, site: Site): Promise<void> {
  if (viewer === 'agent') await enter(page, site, 'agent1');
  if (viewer === 'player') await enter(page, site, 'player');
}

for (const language of drawnLanguages()) {
  const about = LANGUAGES.find(({ tag }) => tag === language);

  for (const viewer of VIEWERS) {
    test(`${viewer}s see a new brand in its own words, whole and accessible, in ${language}`, async ({
      page,
      newBrand: { site, names, inSource },
    }) => {
      test.setTimeout(ALL_SCREENS_MS);
      const findLeft = englishFinder({
        ...{ source: catalogueOf(SOURCE), own: catalogueOf(language), names },
      });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await enterAs(viewer, page, site);

      const look = async (row: ModuleRow): Promise<string[]> => {
        const route = await routeOf(site, row);
        const found: string[] = [];
        const shown = new Set<string>();
        await atEachSize(page, site.origin + pathIn(site, language, route), async (width) => {
          found.push(...(await faultsOf(page)).map((fault) => `at ${width} px: ${fault}`));
          for (const text of await page.evaluate(shownTexts)) shown.add(text);
          const { lang, dir } = await page.evaluate(() => {
            const { lang, dir } = document.documentElement;
            return { lang, dir };
          });
          if (lang !== language || (dir || 'ltr') !== about?.direction) {
            found.push(`is declared as ${lang} ${dir}`);
          }
        });
        const key = `${viewer} ${route}`;
        const there =
          inSource.get(key) ?? (await textsOf(page, site.origin + pathIn(site, SOURCE, route)));
        inSource.set(key, there);
        found.push(...findLeft([...shown], there).map((text) => `English left: ${text}`));
        return found.map((each) => `${row.id}: ${each}`);
      };

      const found: string[] = [];
      for (const row of drawnScreens(site, viewer, language)) {
        found.push(...(await test.step(row.id, () => look(row))));
      }
      expect(found).toEqual([]);
    });
  }
}
