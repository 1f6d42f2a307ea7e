import type { Locator } from '@playwright/test';
import { expect } from './seen.ts';

/** Chooses an option of an open list by keyboard, since a list that is still being positioned moves away from the mouse. */
export async function chooseOption(option: Locator): Promise<void> {
  await expect(option).toBeSeen();
  await option.press('Enter');
}
