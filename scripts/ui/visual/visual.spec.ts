import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { ROOT } from '#scripts/roots/roots.ts';
import { showStory } from '../matrix/showStory.ts';
import { looksOf } from './looks.ts';
import { pinFonts } from './pinFonts.ts';

/** Game art is the platform's; its placeholder colour is enough. */
const WITHOUT_ART = 'li img { visibility: hidden }';

const merchants = await readMerchants(join(ROOT, 'brands'));

for (const { story, variant, view } of looksOf(merchants.map(({ brand }) => brand))) {
  const name = `${story}-${variant.brand}-${variant.theme}.png`;
  test(`${variant.brand} ${variant.theme}: ${story} has not changed in appearance`, async ({
    page,
  }) => {
    const { failure } = await showStory(page, story, variant, view);
    expect(failure).toBeUndefined();
    await pinFonts(page);
    await page.addStyleTag({ content: WITHOUT_ART });
    await page.mouse.move(0, 0);
    await expect(page).toHaveScreenshot(name, { fullPage: true });
  });
}
