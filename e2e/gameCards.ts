import type { Locator, Page } from '@playwright/test';

/** The cards of a list of games. */
export const cards = (page: Page): Locator => page.locator('main li[aria-posinset]');

/** The status of a list that says how many games it has. */
export const counted = (page: Page): Locator =>
  page.locator('main').getByRole('status').filter({ hasText: /\d/ });

/** The favourite button of a card. */
export const heart = (card: Locator): Locator => card.getByRole('button');

/** Starts the game of a card: directly with a mouse, from the sheet by touch (S2.25). */
export async function start(link: Locator, isMobile: boolean): Promise<void> {
  await link.click();
  if (!isMobile) return;
  const sheet = link.page().getByRole('dialog');
  await sheet.locator('a[href*="gameCode="]:not([href*="mode=demo"])').click();
}

/** The position of the card in the middle of the viewport, from 1; 0 without a card. */
export const placeInView = (page: Page): Promise<number> =>
  cards(page).evaluateAll((all) => {
    const middle = all.find((card) => card.getBoundingClientRect().bottom > innerHeight / 2);
    return Number(middle?.getAttribute('aria-posinset') ?? 0);
  });
