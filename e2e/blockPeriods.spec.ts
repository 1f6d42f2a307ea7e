import { atRest } from '../scripts/bench/atRest.ts';
import { expect, test } from './ownSite.ts';
import { beginPage } from './pageJumps.ts';

test.use({ kind: 'ofItsTime' });

/** What a page may move at most while it loads. */
const STILL = 0.02;

test('scheduled blocks are shown or hidden from the first paint on, without layout shifts', async ({
  page,
  own,
}) => {
  await page.addInitScript(beginPage);
  await page.goto(own.site.origin, { waitUntil: 'commit' });
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await expect(heading('Running')).toBeSeen();
  await atRest(page);
  await expect(heading('Running')).toBeSeen();
  await expect(heading('Over')).toHaveCount(0);
  await expect(heading('To come')).toHaveCount(0);
  const jumped = Number(await page.locator('html').getAttribute('data-jumped'));
  expect(jumped).toBeLessThanOrEqual(STILL);
});
