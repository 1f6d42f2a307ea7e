import type { Page } from '@playwright/test';
import type { Variant } from './variants.ts';
import './storybookWindow.ts';

/**
 * Switches a played story to another variant without replaying it: playing takes longer than all checks. Its language stays the one it was
 * played in.
 */
export async function switchVariant(page: Page, variant: Variant): Promise<void> {
  await page.evaluate(async (next) => {
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('livery/variant', next);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, variant);
}
