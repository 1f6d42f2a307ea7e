import { DEPOSIT_WORDS, depositPage, paidTitle } from './depositPage.ts';
import { addMissingDetails } from './detailsForm.ts';
import { cards, start } from './gameCards.ts';
import { expect, test } from './peopleSite.ts';
import { gameToPlay } from './playedGame.ts';
import { playRound } from './playedRound.ts';
import { registerByName } from './registering.ts';

// A brand with a wallet for each vendor.
test.use({ kind: 'bengaliFirst' });

test('a new player without money deposits from the game launch, returns to the same game, and plays (S2.8, S2.16)', async ({
  page,
  site,
  at,
  words: people,
  language,
  isMobile,
  watch,
}) => {
  // The platform refuses the first try to ask for the details.
  watch.expectErrors(/status of 409/);
  const words = DEPOSIT_WORDS[language];
  const deposit = depositPage(page, words);
  const { main } = deposit;
  await page.goto(at('/register'));
  await registerByName(page, site, people, 'launch2026');
  await page.getByRole('button', { name: people.register.limit.later }).click();
  await page.goto(at('/rng'));
  const games = cards(page).locator('a[href*="gameCode="]:not([href*="mode=demo"])');
  await start(games.first(), isMobile);
  await page.waitForURL(/\/seamless\?.*gameCode=/);
  const launch = new URL(page.url()).search;
  await addMissingDetails(page, site, language);
  await main.locator('a[href*="/deposit?"]').click();

  await deposit.begin('Test Card');
  await main.getByRole('link', { name: words.page.go }).click();
  await page.locator('button[value=paid]').click();
  await page.locator('a[href*="reference="]').click();
  await expect(paidTitle(deposit)).toBeSeen();

  await main.getByRole('link', { name: words.paid.game }).click();
  await expect(page).toHaveURL(at(`/seamless${launch}`));
  const game = await gameToPlay(page);
  await game.stake.fill('5');
  await playRound(page, game.play);
  await expect(game.result).not.toBeEmpty();
});
