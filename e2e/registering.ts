import type { Locator, Page } from '@playwright/test';
import { typeNewPassword } from './loginForm.ts';
import { expect } from './peopleSite.ts';
import type { Catalogue } from './peopleWords.ts';
import { said } from './said.ts';
import type { Site } from './sites.ts';

/** The password of those who register. */
export const PASSWORD = 'Password-2026';

/** Agrees to what a registration asks for, and sends it. */
export async function agreeAndSend(dialog: Locator, { register }: Catalogue): Promise<void> {
  await dialog.getByRole('checkbox', { name: said(register.age) }).click();
  await dialog.getByRole('checkbox', { name: said(register.terms) }).click();
  await dialog.getByRole('button', { name: register.submit }).click();
}

/** Fills the registration by username and sends it; what comes next is the offer of a limit. */
export async function registerByName(
  page: Page,
  { brand }: Site,
  words: Catalogue,
  account: string,
): Promise<void> {
  const { title, field, limit } = words.register;
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('textbox', { name: field.username }).fill(account);
  await typeNewPassword(dialog, PASSWORD);
  const answers = {
    email: `${account}@brand.example`,
    fullName: 'Fresh Player',
    birthday: '1990-04-23',
  } as const;
  for (const name of ['email', 'fullName', 'birthday'] as const) {
    if (!brand.registration.username[name].enabled) continue;
    await dialog.getByRole('textbox', { name: field[name] }).fill(answers[name]);
  }
  await agreeAndSend(dialog, words);
  await expect(page.getByRole('dialog', { name: limit.title })).toBeSeen();
}
