import type { Locator, Page, Response } from '@playwright/test';
import { expect } from './seen.ts';

/** Whether a bet came when its draw was about to be made. */
async function cameTooLate(answer: Response): Promise<boolean> {
  return answer.status() === 409 && Object(await answer.json()).code === 'draw_closed';
}

/**
 * Plays one round of a test game, and waits until it is answered. A player whose bet on a lottery came too late bets
 * again, on the next draw.
 */
export async function playRound(
  page: Page,
  play: Locator,
  press: () => Promise<void> = () => play.click(),
): Promise<void> {
  for (let again = true; again; ) {
    await expect(play).toBeEnabled();
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/demo/api/rounds'));
    await press();
    again = await cameTooLate(await answered);
  }
}
