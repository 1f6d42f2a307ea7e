import type { Locator, Page } from '@playwright/test';

/** The cards of a list of games. */
export const cards = (page: Page): Locator => page.locator('main li[aria-posinset]');

/** How many games a list says that it has. */
export const counted = (page: Page): Locator =>
  page.locator('main').getByRole('status').filter({ hasText: /\d/ });

/** The mark of a favourite on a card. */
export const heart = (card: Locator): Locator => card.getByRole('button');

/** The place of the last card in the page, from 1. */
export const lastPlace = async (page: Page): Promise<number> =>
  Number(await cards(page).last().getAttribute('aria-posinset'));
