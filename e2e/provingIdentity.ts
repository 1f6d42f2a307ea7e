import type { BrowserContext, Page } from '@playwright/test';
import bn from '#languages/bn/verification.json' with { type: 'json' };
import en from '#words/verification.json' with { type: 'json' };
import { PICTURE } from './picture.ts';
import { expect } from './seen.ts';
import type { Site } from './sites.ts';

/** The messages of the verification page, by language. */
export const VERIFICATION_WORDS = { en, bn };

/** Uploads a picture for every required document, a passport for the identity, and submits them. */
export async function sendDocuments(page: Page, words: typeof en): Promise<void> {
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: words.choice.passport }).click();
  await expect(main.getByText(words.about.passport)).toBeSeen();
  const inputs = main.locator('input[type=file]');
  const documents = await inputs.count();
  for (let index = 0; index < documents; index += 1) {
    await inputs.nth(index).setInputFiles(PICTURE);
    await expect(main.getByText(words.state.added, { exact: true })).toHaveCount(index + 1);
  }
  await main.getByRole('button', { name: words.send.action }).click();
  await expect(main.getByText(words.next.in_review)).toBeSeen();
}

/** Decides on a player's documents as a reviewer, by a form of the testers' console. */
export async function review(
  context: BrowserContext,
  site: Site,
  { action, account, ...values }: { action: string; account: string } & Record<string, string>,
): Promise<void> {
  const desk = await context.newPage();
  await desk.goto(`${site.origin}/sandbox/areas/verification?merchant=${site.brand.merchantCode}`);
  const form = desk
    .locator('form', { has: desk.locator(`input[name=action][value=${action}]`) })
    .filter({ has: desk.locator(`input[name=account][value=${account}]`) });
  for (const [name, value] of Object.entries(values)) {
    await form.locator(`select[name=${name}]`).selectOption(value);
  }
  await form.getByRole('button').click();
  await expect(desk.getByRole('main').getByRole('status')).toContainText('done.');
  await desk.close();
}
