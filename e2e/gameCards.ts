import type { Locator, Page } from '@playwright/test';

/** The cards of a list of games. */
export const cards = (page: Page): Locator => page.locator('main li[aria-posinset]');

/** How many games a list says that it has. */
export const counted = (page: Page): Locator =>
  page.locator('main').getByRole('status').filter({ hasText: /\d/ });

/** The mark of a favourite on a card. */
export const heart = (card: Locator): Locator => card.getByRole('button');

/** Starts the game of a card: a pointer at once, a finger from the sheet that offers it (S2.25). */
export async function start(link: Locator, isMobile: boolean): Promise<void> {
  await link.click();
  if (!isMobile) return;
  const sheet = link.page().getByRole('dialog');
  await sheet.locator('a[href*="gameCode="]:not([href*="mode=demo"])').click();
}

/** The place of the card in the middle of the window, from 1; 0 without a card. */
export const placeInView = (page: Page): Promise<number> =>
  cards(page).evaluateAll((all) => {
    const middle = all.find((card) => card.getBoundingClientRect().bottom > innerHeight / 2);
    return Number(middle?.getAttribute('aria-posinset') ?? 0);
  });
