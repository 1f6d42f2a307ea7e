import type { Locator, Page } from '@playwright/test';
import words from '#words/protection.json' with { type: 'json' };
import { expect } from './seen.ts';

/** The dialog of a limit; a toast is also a dialog, so it is found by its name. */
export const limitDialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name });

/** Sets the daily deposit limit on the page of a player's limits. */
export async function setDeposits(page: Page, amount: string): Promise<void> {
  await page
    .getByRole('button', { name: /: Daily deposit limit$/ })
    .first()
    .click();
  const dialog = limitDialog(page, 'Daily deposit limit');
  await dialog.getByRole('textbox').fill(amount);
  await dialog.getByRole('button', { name: words.form.submit }).dblclick();
  await expect(dialog).toBeHidden();
}
