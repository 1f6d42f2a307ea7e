import { atRest } from '../scripts/bench/atRest.ts';
import { expect, named, test } from './journey.ts';
import { SITES, type Site } from './sites.ts';

/** The paths in a site's sitemap. */
async function listed({ origin, brand }: Site): Promise<string[]> {
  const map = await fetch(`${origin}/sitemap.xml`).then((answer) => answer.text());
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
    address.slice(`https://${brand.domains.main}`.length),
  );
}

for (const site of SITES) {
  const { brand, origin } = site;

  test(
    named(
      site,
      'every URL in the sitemap has a title of its own, a description and a canonical URL (S1.5)',
    ),
    async ({ request }) => {
      const titles = new Set<string>();
      const paths = await listed(site);
      for (const path of paths) {
        const html = await (await request.get(origin + path)).text();
        titles.add(/<title>([^<]+)/.exec(html)?.[1] ?? '');
        expect(html).toContain(`rel="canonical" href="https://${brand.domains.main}${path}"`);
        expect(html).toMatch(/name="description" content="[^"]{40,}"/);
        expect(html).toMatch(/property="og:image" content="https:[^"]+\.jpg"/);
      }
      expect(titles.size).toBe(paths.length);
    },
  );

  test(named(site, 'a page keeps its title and text when it hydrates'), async ({ page }) => {
    for (const path of (await listed(site)).filter((one) =>
      /help|responsible|terms|app$/.test(one),
    )) {
      const { body } = await fetch(origin + path).then(async (answer) => ({
        body: await answer.text(),
      }));
      const title = /<title>([^<]+)/.exec(body)?.[1] ?? '';
      await page.goto(origin + path);
      await atRest(page);
      await expect(page).toHaveTitle(title.replaceAll('&#39;', "'"));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    }
  });
}
