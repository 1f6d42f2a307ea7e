import { atRest } from '../scripts/bench/atRest.ts';
import { expect, named, test } from './journey.ts';
import { pathIn, SITES } from './sites.ts';

for (const site of SITES.filter(({ brand }) => brand.pages.own.length > 0)) {
  const { brand, origin } = site;
  for (const language of brand.languages.supported) {
    const at = (route: string) => origin + pathIn(site, language, route);

    test(
      named(site, `a page of the brand's own is reached from the menus and read in ${language}`),
      async ({ page, request }) => {
        for (const { slug } of brand.pages.own) {
          const address = at(`/pages/${slug}`);
          await page.goto(at('/'));
          await atRest(page);
          await page.locator(`footer a[href$="/pages/${slug}"]`).click();
          await expect(page).toHaveURL(address);
          const title = page.getByRole('heading', { level: 1 });
          await expect(title).toBeSeen();
          await expect(title).toBeFocused();
          const words = (await title.innerText()).trim();
          await expect(page).toHaveTitle(`${words} · ${brand.name}`);
          const text = (await page.locator('main article p').first().innerText()).slice(0, 20);
          const html = await (await request.get(address)).text();
          expect(html).toContain('<h1');
          expect(html).toContain(text);
          await page.reload();
          await expect(title).toHaveText(words);
        }
      },
    );
  }
}
