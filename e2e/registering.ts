import type { Locator, Page } from '@playwright/test';
import { FRESH } from './detailsForm.ts';
import { typeNewPassword } from './loginForm.ts';
import { expect } from './peopleSite.ts';
import type { Catalogue } from './peopleWords.ts';
import { said } from './said.ts';
import type { Site } from './sites.ts';

/** The password of registered players. */
export const PASSWORD = 'Password-2026';

/** Accepts the terms of a registration, and submits it. */
export async function agreeAndSend(dialog: Locator, { register }: Catalogue): Promise<void> {
  await dialog.getByRole('checkbox', { name: said(register.age) }).click();
  await dialog.getByRole('checkbox', { name: said(register.terms) }).click();
  await dialog.getByRole('button', { name: register.submit }).click();
}

const TOLD = ['email', 'fullName', 'birthday'] as const;

/**
 * Fills in the registration by username and submits it; the offer of a limit follows. `told` fills further fields if the brand has them.
 */
export async function registerByName(
  page: Page,
  { brand }: Site,
  words: Catalogue,
  account: string,
  told: readonly (typeof TOLD)[number][] = TOLD,
): Promise<void> {
  const { title, by, field, limit } = words.register;
  const dialog = page.getByRole('dialog', { name: title });
  // If a phone number is possible too, its tab comes first.
  if (brand.flags.MOBILENUMREG3) await dialog.getByRole('tab', { name: by.username }).click();
  await dialog.getByRole('textbox', { name: field.username }).fill(account);
  await typeNewPassword(dialog, PASSWORD);
  const answers = {
    email: `${account}@brand.example`,
    fullName: FRESH.realName,
    birthday: FRESH.birthday,
  } as const;
  for (const name of told) {
    if (!brand.registration.username[name].enabled) continue;
    await dialog.getByRole('textbox', { name: field[name] }).fill(answers[name]);
  }
  await agreeAndSend(dialog, words);
  await expect(page.getByRole('dialog', { name: limit.title })).toBeSeen();
}
