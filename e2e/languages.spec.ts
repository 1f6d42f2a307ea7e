import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import type { PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { LANGUAGES, SOURCE, TAGS } from '#scripts/languages/languageFolders.ts';
import { readCatalogue } from '#scripts/pipeline/messages.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { brokenLayout } from '#scripts/ui/matrix/inPage/brokenLayout.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { atRest } from '../scripts/bench/atRest.ts';
import { drawnScreens, someOf } from './drawnScreens.ts';
import { englishFinder } from './englishLeft.ts';
import { expect, test } from './journey.ts';
import { namesIn } from './namesIn.ts';
import { type OpenNewBrand, openNewBrand } from './newBrandSite.ts';
import { enter } from './player.ts';
import { routeOf } from './screenAddresses.ts';
import { shownTexts } from './shownTexts.ts';
import { pathIn, type Site } from './sites.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1440, height: 900 };
/** A start with nothing kept: a build in all languages and the platform's seeds. */
const FIRST_START_MS = 300_000;
/** All screens of a language, at night. */
const ALL_SCREENS_MS = 900_000;

const CATALOGUES = readCatalogue(ROOT);
const OTHERS = LANGUAGES.filter(({ tag }) => tag !== SOURCE);

let open: OpenNewBrand;
test.describe.configure({ mode: 'default', timeout: ALL_SCREENS_MS });
test.beforeAll(async () => {
  test.setTimeout(FIRST_START_MS);
  open = await openNewBrand('languages', TAGS);
});
test.afterAll(async () => open?.close());

const VIEWERS: Record<ModuleRow['audience'], PlayerRole | undefined> = {
  ...{ everyone: undefined, visitor: undefined },
  ...{ player: 'player', member: 'player', agent: 'agent1' },
};

/** A page of somebody who may open a screen. */
async function pageFor(browser: Browser, site: Site, row: ModuleRow): Promise<Page> {
  const context = await browser.newContext({ viewport: WIDE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const role = VIEWERS[row.audience];
  if (role) await enter(page, site, role);
  return page;
}

async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('h1').first()).toBeAttached();
  await atRest(page);
}

/** The faults of the page's layout at a width, and what axe finds. */
async function faults(page: Page, viewport: typeof WIDE): Promise<string[]> {
  await page.setViewportSize(viewport);
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  return [...(await page.evaluate(brokenLayout)), ...found].map(
    (each) => `${viewport.width} px: ${each}`,
  );
}

for (const { tag, direction } of someOf('languages', OTHERS, 2)) {
  test(`a new brand's screens in ${tag} fit, are accessible, and have no English left`, async ({
    browser,
    watch,
  }) => {
    watch.expectErrors(/404/);
    const { site } = open;
    const found: string[] = [];
    for (const row of drawnScreens(site, tag)) {
      const page = await pageFor(browser, site, row);
      const route = await routeOf(site, row);
      const names = namesIn(page);
      await visit(page, site.origin + pathIn(site, SOURCE, route));
      const inSource = await page.evaluate(shownTexts);
      await visit(page, site.origin + pathIn(site, tag, route));
      const left = englishFinder(CATALOGUES[SOURCE] ?? {}, CATALOGUES[tag] ?? {}, await names());
      const shown = await page.evaluate(shownTexts);
      const root = await page.evaluate(() => [document.documentElement.lang, document.dir]);
      found.push(
        ...[
          ...left(shown, inSource).map((text) => `English: ${text}`),
          ...(String(root) === String([tag, direction]) ? [] : [`the page is ${root}`]),
          ...(await faults(page, WIDE)),
          ...(await faults(page, NARROW)),
        ].map((each) => `${route}: ${each}`),
      );
      await page.context().close();
    }
    expect(found).toEqual([]);
  });
}
