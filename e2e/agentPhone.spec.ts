import { quickBar } from './journey.ts';
import { expect, test } from './peopleSite.ts';
import { enter } from './player.ts';

test.use({ kind: 'fullFeatured' });

/** The pages of the agent centre with filters or tools above their figures. */
const PAGES = [
  ...['/agentHome/overview', '/agentHome/register', '/agentHome/contracts?side=given'],
  ...['/agentHome/team', '/agentHome/bets', '/agentHome/losses', '/agentHome/income'],
  ...['/agentHome/transactions', '/agentHome/dividends', '/agentHome/dailySalary'],
  ...['/agentHome/hourlySalary', '/agentHome/realtimeSalary'],
];

test('on a small phone every page of the agent centre shows its first figure without scrolling (S2.17)', async ({
  page,
  site,
  at,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await enter(page, site, 'agent1');
  for (const address of PAGES) {
    await test.step(address, async () => {
      await page.goto(at(address));
      // A popup above the page hides it from queries by role, and moves nothing of it.
      const figure = page.locator('main dd').first();
      const roomBelow = async () => {
        const [bar, box] = [await quickBar(page).boundingBox(), await figure.boundingBox()];
        return Number(bar?.y) - Number(box?.y) - Number(box?.height);
      };
      await expect.poll(roomBelow).toBeGreaterThanOrEqual(0);
    });
  }
});
