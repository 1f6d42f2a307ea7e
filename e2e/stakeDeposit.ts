import type { Page } from '@playwright/test';
import { cards, start } from './gameCards.ts';
import { gameToPlay } from './playedGame.ts';
import { playRound } from './playedRound.ts';

/** The rounds of `stakeDeposit`: as many as it takes to stake the first amount of a deposit once. */
export const ROUNDS = 10;

/** Stakes a deposit of 1,000.00 once on the first crash game of the page, at the lowest multiplier, so that most of it is returned. */
export async function stakeDeposit(page: Page, isMobile: boolean): Promise<void> {
  const games = cards(page).locator('a[href*="gameCode="]:not([href*="mode=demo"])');
  await start(games.first(), isMobile);
  const { frame, stake, play } = await gameToPlay(page);
  await frame.locator('input[name=selection]').fill('1.01');
  await stake.fill('100');
  for (let round = 0; round < ROUNDS; round += 1) await playRound(page, play);
}
