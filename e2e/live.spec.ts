import { control } from './faultFlow.ts';
import { expect, test } from './ownSite.ts';
import { gameOf, startOf } from './playedGame.ts';
import { enter } from './player.ts';

test.use({ kind: 'allWaysIn' });

test('a draw that is made while its lottery is on show appears by itself, and the next one is counted down to (S6.6, S7.28)', async ({
  page,
  site,
  request,
}) => {
  await enter(page, site, 'player');
  const game = await gameOf(site, 'gameType=LOTT&vassalage=LOTT');
  await page.goto(startOf(site, game));
  const detail = page.getByRole('region', { name: game.displayName });
  const newest = detail.locator('ol li').first();
  await expect(newest).toBeVisible();
  await expect(detail.getByRole('timer')).toBeVisible();
  const before = await newest.textContent();
  await control(request, site, { clock: { forward: 'PT10M' } });
  await expect(newest).not.toHaveText(before ?? '');
  await expect(detail.getByRole('timer')).toBeVisible();
});
