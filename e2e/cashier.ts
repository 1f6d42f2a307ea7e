import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './journey.ts';
import type { Site } from './sites.ts';

/** The page of the cashier, in the testers' console. */
export async function openCashier(context: BrowserContext, site: Site): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.origin}/sandbox/areas/wallet?merchant=${site.brand.merchantCode}`);
  return page;
}

/** Submits the form of a cashier's action, in the row of a withdrawal if its reference is given. */
export async function act(
  cashier: Page,
  action: string,
  reference?: string,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  await cashier.reload();
  const name = reference === undefined ? action : `${action}: ${reference}`;
  const send = cashier.getByRole('button', { name, exact: reference === undefined });
  const form = cashier.locator('form', { has: send });
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  await send.click();
  await expect(cashier.getByRole('main').getByRole('status')).toContainText(`${action}: done.`);
}
