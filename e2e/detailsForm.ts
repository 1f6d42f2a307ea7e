import type { Page } from '@playwright/test';
import bn from '#languages/bn/details.json' with { type: 'json' };
import en from '#words/details.json' with { type: 'json' };
import { expect } from './seen.ts';
import type { Site } from './sites.ts';

/** The messages of the form that asks for missing details. */
const DETAILS_WORDS = { en, bn };

/** A player's name and birth date, which an account needs before money moves. */
export interface Details {
  realName: string;
  birthday: string;
}

/** The details of a player in journeys where they do not matter. */
export const FRESH: Details = { realName: 'Fresh Player', birthday: '1990-04-23' };

/** Fills in the form that asks for the details, on any page, and submits it. */
export async function addDetails(
  page: Page,
  language: 'en' | 'bn',
  { realName, birthday }: Details = FRESH,
): Promise<void> {
  const { title, field, submit } = DETAILS_WORDS[language];
  const form = page.getByRole('form', { name: title });
  await form.getByRole('textbox', { name: field.realName }).fill(realName);
  await form.getByRole('textbox', { name: field.birthday }).fill(birthday);
  await form.getByRole('button', { name: submit }).click();
  await expect(form).toBeHidden();
}

/** Fills in the form if the brand's registration has not asked for both. */
export async function addMissingDetails(
  page: Page,
  { brand }: Site,
  language: 'en' | 'bn',
): Promise<void> {
  const { fullName, birthday } = brand.registration.username;
  if (!(fullName.enabled && birthday.enabled)) await addDetails(page, language);
}
