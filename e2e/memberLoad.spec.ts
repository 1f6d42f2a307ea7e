import { registry } from '#src/modules/registry.ts';
import { openRows } from '#src/modules/select.ts';
import { atRest } from '../scripts/bench/atRest.ts';
import { gamesShown } from './journey.ts';
import { gzippedSize, watchScripts } from './loadedScripts.ts';
import { expect, test } from './peopleSite.ts';
import { enter } from './player.ts';

/** The budget of a wallet page on top of a member's lobby, in gzipped bytes. */
const BUDGET = 60_000;

const WALLET = ['deposit', 'withdraw', 'transfers', 'lineTransfer', 'transactions', 'bets'];

test('each wallet page loads at most 60 KB of scripts on top of a member’s lobby', async ({
  page,
  site,
  at,
}) => {
  const { loaded, bodyOf } = watchScripts(page);
  await enter(page, site, 'player');
  await page.goto(at('/'));
  await gamesShown(page);
  await atRest(page);
  const lobby = new Set(await loaded());
  const rows = openRows(registry, site.brand).filter(({ id }) => WALLET.includes(id));
  expect(rows.length).toBeGreaterThanOrEqual(WALLET.length - 1);
  for (const { id, route } of rows) {
    await test.step(id, async () => {
      await page.goto(at(route));
      // On a busy machine the network may be idle before the page's own script is requested.
      await expect(page.getByRole('heading', { level: 1 })).toBeSeen();
      await atRest(page);
      const added = (await loaded()).filter((name) => !lobby.has(name));
      expect(added.length).toBeGreaterThan(0);
      const total = gzippedSize(await Promise.all(added.map(bodyOf)));
      expect.soft(total, id).toBeGreaterThan(1000);
      expect.soft(total, id).toBeLessThanOrEqual(BUDGET);
    });
  }
});
