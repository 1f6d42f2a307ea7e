import type { Page } from '@playwright/test';
import { atRest } from '../scripts/bench/atRest.ts';
import { expect, named, test } from './journey.ts';
import { SITES } from './sites.ts';

/** `assets/fonts/serif.woff2` → `serif.`, which its address in a site begins with. */
const stemOf = (path: string): string => path.replace(/^.*\/|[^.]+$/g, '');

/** The names of the files of `/assets/` that a page fetches, from now on. */
function filesOf(page: Page): Set<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/assets\/([^/]+)$/.exec(new URL(request.url()).pathname) ?? [];
    if (name !== undefined) files.add(name);
  });
  return files;
}

for (const site of SITES) {
  const { logo, displayFont, textFont } = site.brand.branding;
  const fonts = [displayFont, textFont].flatMap((font) => (font ? [stemOf(font.file)] : []));

  for (const theme of site.brand.themes.available) {
    test(
      named(site, `fetches the logo and the icons that it shows, and no others, in ${theme}`),
      async ({ page }) => {
        const files = filesOf(page);
        await page.addInitScript((name) => localStorage.setItem('livery.theme', name), theme);
        await page.goto(site.origin);
        await atRest(page);
        const fetched = [...files];
        const has = (stem: string) => fetched.some((name) => name.startsWith(stem));
        const logos = typeof logo === 'string' ? [logo] : Object.values(logo);
        const shown = typeof logo === 'string' ? logo : logo[theme];
        expect(logos.filter((path) => has(stemOf(path)))).toEqual([shown]);
        expect(fetched.filter((name) => /^(icons|sprite)\.\S+\.svg$/.test(name))).toHaveLength(1);
        expect(fonts.filter((stem) => !has(stem))).toEqual([]);
      },
    );
  }

  if (fonts.length > 0) {
    test(named(site, 'fetches no typeface where data is saved'), async ({ page }) => {
      const files = filesOf(page);
      await page.addInitScript(() => localStorage.setItem('livery.dataSaver', 'on'));
      await page.goto(site.origin);
      await atRest(page);
      expect([...files].filter((name) => name.endsWith('.woff2'))).toEqual([]);
    });
  }
}
