import type { Page } from '@playwright/test';
import bn from '#languages/bn/session.json' with { type: 'json' };
import en from '#words/session.json' with { type: 'json' };
import { below } from '../src/theme/breakpoints.ts';

/** Expands the filters of a record, which are collapsed on phones. */
export async function openFilters(page: Page, language: 'en' | 'bn'): Promise<void> {
  if (!(await page.evaluate((query) => matchMedia(query).matches, below('tablet')))) return;
  const name = { en, bn }[language].records.filters;
  await page.getByRole('main').getByRole('button', { name, expanded: false }).click();
}
