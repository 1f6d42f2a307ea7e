import type { Locator, Page } from '@playwright/test';
import bn from '#languages/bn/agentRegistration.json' with { type: 'json' };
import en from '#words/agentRegistration.json' with { type: 'json' };
import { said } from './said.ts';
import { expect } from './seen.ts';

/** The messages of an agent's registration page. */
export const REGISTRATION_WORDS: Record<'en' | 'bn', typeof en> = { en, bn };
export type RegistrationWords = typeof en;

/** The rebate field of a form; its name includes the asterisk of a required field. */
export const rateIn = (form: Locator, { rebate }: Pick<RegistrationWords, 'rebate'>): Locator =>
  form.getByRole('textbox', { name: new RegExp(`^${rebate}`) });

/** The number of visitors that the open link has brought to a step. */
export const reached = (sheet: Locator, step: string): Locator =>
  sheet.getByRole('progressbar', { name: step });

/** An agent's registration link: its sheet, and its path on the site. */
interface MadeLink {
  sheet: Locator;
  path: string;
}

/** Creates a registration link for players on the open page, valid for some days. */
export async function makeLink(
  page: Page,
  words: RegistrationWords,
  { name, rebate }: { name: string; rebate: string },
): Promise<MadeLink> {
  await page.getByRole('main').getByRole('link', { name: words.newLink.open }).click();
  const form = page.getByRole('dialog', { name: words.newLink.title });
  await form.getByRole('textbox', { name: new RegExp(`^${words.name}`) }).fill(name);
  await rateIn(form, words).fill(rebate);
  await form
    .getByRole('button', { name: said(words.field.inDays) })
    .first()
    .click();
  await form.getByRole('button', { name: words.newLink.submit }).click();
  const sheet = page.getByRole('dialog', { name });
  const address = sheet.getByText(/\?referralCode=\w{10}$/);
  await expect(address).toBeSeen();
  const { pathname, search } = new URL(await address.innerText());
  return { sheet, path: `${pathname}${search}` };
}
