import { WINNERS } from '#src/platform/endpoints/games/rankList.ts';
import lobby from '#words/lobby.json' with { type: 'json' };
import { control } from './faultFlow.ts';
import { expect, test } from './ownSite.ts';
import { ask, gameOf, startOf, winTenfold } from './playedGame.ts';
import { enter, tokenOf } from './player.ts';

test.use({ kind: 'fullFeatured' });

test('a draw appears on the open lottery page by itself, and the countdown to the next one starts (S6.6, S7.28)', async ({
  page,
  site,
  request,
}) => {
  await enter(page, site, 'player');
  const game = await gameOf(site, 'gameType=LOTT&vassalage=LOTT');
  const live = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"ready"')),
    );
  await page.goto(startOf(site, game));
  const detail = page.getByRole('region', { name: game.displayName });
  const newest = detail.locator('ol li').first();
  await expect(newest).toBeSeen();
  await expect(detail.getByRole('timer')).toBeSeen();
  const before = await newest.textContent();
  await live;
  await control(request, site, { clock: { forward: 'PT10M' } });
  await expect(newest).not.toHaveText(before ?? '');
  await expect(detail.getByRole('timer')).toBeSeen();
});

test('another player’s large win appears on the open winner board (S2.27, S6.6)', async ({
  page,
  site,
}) => {
  const query = `gameCategory=ALL&language=en&limitNum=${WINNERS}`;
  const { list } = Object(await ask(site, `/wps/relay/GCSGAME_getRankList?${query}`));
  await enter(page, site, 'player');
  const live = page.waitForEvent('websocket');
  await page.goto(site.origin);
  await live;
  const board = page.getByRole('region', { name: lobby.winners.title });
  await board.scrollIntoViewIfNeeded();
  await expect(board.getByRole('listitem')).toHaveCount(list.length);
  // The stake of a tenfold win that is just above the lowest win on the board.
  const stake = (Number(list.at(-1).winAmount) + 10) / 10;
  const paid = await winTenfold(site, await tokenOf(site, 'vip'), stake);
  const amount = Number(paid).toLocaleString('en', { minimumFractionDigits: 2 });
  await expect(board.getByRole('listitem').filter({ hasText: amount })).toHaveCount(1);
  await expect(board.getByRole('listitem')).toHaveCount(list.length);
});
