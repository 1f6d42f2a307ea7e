import type { Page } from '@playwright/test';
import type { Variant } from './variants.ts';
import './storybookWindow.ts';

/**
 * Shows the story that has been played in another variant, as it stands: playing it again takes longer than all that is
 * looked at. Its words stay those it was played with.
 */
export async function switchVariant(page: Page, variant: Variant): Promise<void> {
  await page.evaluate(async (next) => {
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('livery/variant', next);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, variant);
}
