import type { Locator, Page } from '@playwright/test';
import words from '../src/features/protection/messages/en.json' with { type: 'json' };
import { expect } from './seen.ts';

/** The dialog of a limit; the toast that confirms a change is a dialog too. */
export const limitDialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog', { name });

/** Sets what a player may deposit in a day, on the page of their limits. */
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
