import { gzipSync } from 'node:zlib';
import { expect, gamesShown, named, test } from './journey.ts';
import { SITES } from './sites.ts';

const KILOBYTE = 1000;
const SCRIPT_BUDGET = 150 * KILOBYTE;
const STYLE_BUDGET = 20 * KILOBYTE;

const gzipped = (body: string | Buffer): number => gzipSync(body, { level: 9 }).length;

for (const site of SITES) {
  test(named(site, 'the first load of the lobby keeps to its budget'), async ({ page }) => {
    const scripts: Promise<number>[] = [];
    const styles: Promise<number>[] = [];
    page.on('response', (response) => {
      const type = response.request().resourceType();
      if (type === 'script') scripts.push(response.body().then(gzipped));
      if (type === 'stylesheet') styles.push(response.body().then(gzipped));
    });
    await page.goto(site.origin, { waitUntil: 'networkidle' });
    await gamesShown(page);
    const inline = await page.locator('style').allTextContents();
    const sum = async (sizes: Promise<number>[]) =>
      (await Promise.all(sizes)).reduce((total, size) => total + size, 0);
    expect(await sum(scripts)).toBeLessThanOrEqual(SCRIPT_BUDGET);
    expect((await sum(styles)) + gzipped(inline.join(''))).toBeLessThanOrEqual(STYLE_BUDGET);
  });
}
