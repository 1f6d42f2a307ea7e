import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { drawnOf, EVERYTHING } from '#scripts/test/draw.ts';
import { registry } from '#src/modules/registry.ts';
import { brandRows } from '#src/modules/select.ts';
import type { ModuleRow } from '#src/modules/types.ts';
import { atRest } from '../scripts/bench/atRest.ts';
import { screenReached } from './draw/reached.ts';
import { expect, gamesShown, named, test } from './journey.ts';
import { enter } from './player.ts';
import { pathIn, SITES, type Site } from './sites.ts';
import { structureFaults } from './structure.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A URL that no screen has. */
const NOWHERE = { route: '/no/such/page', audience: 'everyone' } as const;

const REF = process.env.LIVERY_CHANGED;
const isReached = REF ? screenReached(REF) : () => true;

type Screen = Pick<ModuleRow, 'route' | 'audience'>;

const screensOf = ({ brand }: Site): Screen[] =>
  [...brandRows(registry, brand), NOWHERE].filter(({ route }) => isReached(route));

/** The themes in which a screen is checked: every one at night, otherwise a drawn one. */
const themesOf = ({ brand }: Site, { route }: Screen): string[] =>
  EVERYTHING ? brand.themes.available : drawnOf(`theme of ${route}`, brand.themes.available);

/** Logs in a player who may open a screen. */
async function enterFor({ audience }: Screen, page: Page, site: Site): Promise<void> {
  if (audience === 'agent') await enter(page, site, 'agent1');
  else if (audience === 'player' || audience === 'member') await enter(page, site, 'player');
}

/** The axe violations of a loaded screen, and the faults of its structure for screen reader users. */
async function findings(page: Page, address: string, theme: string): Promise<string[]> {
  await page.addInitScript((name) => localStorage.setItem('livery.theme', name), theme);
  await page.goto(address);
  // The footer has headings before the screen itself is there.
  await expect(page.locator('h1').first()).toBeAttached();
  await atRest(page);
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  return [...found, ...(await page.evaluate(structureFaults))].map((each) => `${theme}: ${each}`);
}

for (const site of SITES) {
  for (const language of site.brand.languages.supported) {
    for (const screen of screensOf(site)) {
      test(
        named(site, `${screen.route} in ${language} has no axe violations and a sound structure`),
        async ({ page, watch }) => {
          watch.expectErrors(/404/);
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await enterFor(screen, page, site);
          const address = site.origin + pathIn(site, language, screen.route);
          const found: string[] = [];
          for (const theme of themesOf(site, screen)) {
            found.push(...(await findings(page, address, theme)));
          }
          expect(found).toEqual([]);
        },
      );
    }
  }

  test(
    named(site, 'the skip link, the menu, a category and the way back work by keyboard alone'),
    async ({ page, isMobile }) => {
      test.skip(isMobile, 'a phone has no keyboard');
      await page.goto(site.origin);
      await gamesShown(page);
      await page.keyboard.press('Tab');
      await expect(page.locator('a[href="#main"]')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('#main')).toBeFocused();
      const entry = page
        .locator('main nav a:not([href$="/"], [href$="/search"], [href$="/favorite"])')
        .first();
      for (let step = 0; step < 20; step += 1) {
        await page.keyboard.press('Tab');
        if (await entry.evaluate((link) => link === document.activeElement)) break;
      }
      await expect(entry).toBeFocused();
      const target = await entry.getAttribute('href');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(site.origin + target);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
  );
}
