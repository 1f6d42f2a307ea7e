import type { Locator } from '@playwright/test';
import { expect } from './seen.ts';

/** Chooses an option of an open list, by key: a list that is still finding its place moves from under the mouse. */
export async function chooseOption(option: Locator): Promise<void> {
  await expect(option).toBeSeen();
  await option.press('Enter');
}
