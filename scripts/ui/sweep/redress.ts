import type { Page } from '@playwright/test';
import type { Dress } from './dresses.ts';
import './storybookWindow.ts';

/**
 * Shows the story that has been played in another dress, as it stands: playing it again takes longer than all that is
 * looked at. Its words stay those it was played with.
 */
export async function redress(page: Page, dress: Dress): Promise<void> {
  await page.evaluate(async (next) => {
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('livery/redress', next);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, dress);
}
