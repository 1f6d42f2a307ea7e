import type { Locator, Page, Response } from '@playwright/test';
import { expect } from './seen.ts';

/** Whether a bet was refused because its draw was closing. */
async function cameTooLate(answer: Response): Promise<boolean> {
  return answer.status() === 409 && Object(await answer.json()).code === 'draw_closed';
}

/**
 * Plays one round of a test game and waits for its response. A lottery bet that came too late is placed again, on the next draw.
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
