import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { registry } from '#src/modules/registry.ts';
import { brandRows } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { dressesOf, isLookDue } from './draw/screenLooks.ts';
import { expect, gamesShown, named, test } from './journey.ts';
import { enter } from './player.ts';
import { pathIn, SITES, type Site } from './sites.ts';
import { structureFaults } from './structure.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Every screen in turn takes its time. */
const SCREENS_MS = 300_000;

/** An address that no screen has. */
const NOWHERE = { route: '/no/such/page' };

/** The screens of a site that are for one of these. */
function screensFor({ brand }: Site, ...audiences: ModuleRow['audience'][]): ModuleRow[] {
  return brandRows(registry, brand).filter(({ audience }) => audiences.includes(audience));
}

/** What axe finds on a screen once it shows what it is for, and what those who listen would miss in its structure. */
async function findings(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  // The footer has headings before the screen itself is there.
  await expect(page.locator('h1').first()).toBeAttached();
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  return [...found, ...(await page.evaluate(structureFaults))].map((each) => `${address} ${each}`);
}

for (const site of SITES) {
  const { brand, origin } = site;
  for (const dress of dressesOf(site)) {
    const { language, theme } = dress;
    test(// Each of its screens is drawn for itself.
    `axe finds nothing on the screens of ${brand.id} in ${language}, ${theme}, and each is well built`, async ({
      page,
      watch,
      isMobile,
    }) => {
      const isDue = ({ route }: { route: string }) => isLookDue(route, site, dress, isMobile);
      test.setTimeout(SCREENS_MS);
      watch.expectErrors(/404/);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript((name) => localStorage.setItem('livery.theme', name), theme);
      const found: string[] = [];
      const titles = new Map<string, string>();
      const look = async ({ route }: { route: string }) => {
        found.push(...(await findings(page, origin + pathIn(site, language, route))));
        const title = await page.title();
        const other = titles.get(title);
        if (other) found.push(`${route} has the title of ${other}: ${title}`);
        titles.set(title, route);
      };
      for (const row of [...screensFor(site, 'everyone', 'visitor'), NOWHERE].filter(isDue)) {
        await look(row);
      }
      const memberRows = screensFor(site, 'player', 'member').filter(isDue);
      if (memberRows.length > 0) await enter(page, site, 'player');
      for (const row of memberRows) await look(row);
      const agentRows = screensFor(site, 'agent').filter(isDue);
      if (agentRows.length > 0) await enter(page, site, 'agent1');
      for (const row of agentRows) await look(row);
      expect(found).toEqual([]);
    });
  }

  test(
    named(site, 'by keyboard alone: skip link, menu, category, and back'),
    async ({ page, isMobile }) => {
      test.skip(isMobile, 'a phone has no keyboard');
      await page.goto(origin);
      await gamesShown(page);
      await page.keyboard.press('Tab');
      await expect(page.locator('a[href="#main"]')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#main')).toBeFocused();
      const entry = page.locator('main nav a').nth(2);
      for (let step = 0; step < 20; step += 1) {
        await page.keyboard.press('Tab');
        if (await entry.evaluate((link) => link === document.activeElement)) break;
      }
      await expect(entry).toBeFocused();
      const target = await entry.getAttribute('href');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(origin + target);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
  );
}
