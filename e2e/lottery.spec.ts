import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import type { DrawList, LotteryList } from '#src/platform/contract.generated.ts';
import { expect, named, sidewaysOverflow, test } from './journey.ts';
import { ask, gameOf, gameToPlay, startOf } from './playedGame.ts';
import { playRound } from './playedRound.ts';
import { enter, tokenOf } from './player.ts';
import { pathIn, SITES } from './sites.ts';

const WITH_LOTTERIES = SITES.filter(({ brand: { categories } }) =>
  (['LOTT', 'ELOTT'] as const).every((category) => categories.includes(category)),
);
const WITHOUT = SITES.filter(({ brand: { categories } }) =>
  (['LOTT', 'ELOTT'] as const).every((category) => !categories.includes(category)),
);

for (const site of WITH_LOTTERIES) {
  const { brand, origin } = site;
  const numbersOf = async (gameCode: string) => {
    const path = `/lgw/vn/numeros/opened/game?gameCode=${gameCode}`;
    return (Object(await ask(site, path)) as DrawList).draws;
  };

  test(
    named(
      site,
      'a lottery page requires a login, and opens the same lottery afterwards (S2.7, S2.14)',
    ),
    async ({ page }) => {
      await page.goto(startOf(site, await gameOf(site, 'gameType=LOTT&vassalage=LOTT')));
      await expect(page).toHaveURL(`${origin}/login`);
      await page.locator('input[name=username]').fill(PLAYERS.player.account);
      await page.locator('input[name=password]').fill(seedPassword(brand));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/lottery\?gameCode=LOTT-/);
      await expect(page.getByRole('timer')).toBeSeen();
    },
  );

  test(
    named(
      site,
      'a hundred thousand results at once are rejected, and the lottery stays usable (S8.8)',
    ),
    async ({ page, watch }) => {
      watch.expectErrors(/answers a wrong value\.draws/);
      await enter(page, site, 'player');
      await page.route('**/lgw/vn/numeros/opened/game?*', async (route) => {
        const response = await route.fetch();
        const { value, ...answer } = await response.json();
        const draws = Array.from({ length: 100_000 }, () => value.draws[0]);
        await route.fulfill({ response, json: { ...answer, value: { ...value, draws } } });
      });
      const game = await gameOf(site, 'gameType=LOTT&vassalage=LOTT');
      await page.goto(startOf(site, game));
      const detail = page.getByRole('region', { name: game.displayName });
      await expect(detail.getByRole('alert')).toBeSeen();
      await expect(detail.getByRole('timer')).toBeSeen();
      await page.unrouteAll();
      await detail.getByRole('alert').getByRole('button').click();
      await expect(detail.locator('ol').first()).toBeSeen();
    },
  );

  for (const { list, route } of [
    { list: 'gameType=LOTT&vassalage=LOTT', route: '/lottery' },
    { list: 'gameType=ELOTT&vassalage=LOTT', route: '/lottery' },
    { list: 'gameType=ELOTT&vassalage=TCG_LOTTO_VN', route: '/vnLottery' },
    { list: 'gameType=LOTT&vassalage=TCG_SEA', route: '/seaLottery' },
  ]) {
    test(
      named(site, `a lottery of ${list} opens ${route} with its draws (S2.7, S4.12, S4.15, S7.28)`),
      async ({ page }) => {
        await enter(page, site, 'player');
        const game = await gameOf(site, list);
        await page.goto(startOf(site, game));
        expect(new URL(page.url()).pathname).toBe(route);
        const detail = page.getByRole('region', { name: game.displayName });
        await expect(detail.getByRole('timer')).toBeSeen();
        const [draw] = await numbersOf(game.gameCode);
        if (!draw) throw new Error('The lottery has no results.');
        await expect(detail.getByText(draw.issue)).toBeSeen();
        await expect(detail.locator('ol')).toContainText(draw.numbers.join(', '));
        const href = await detail.getByRole('link').getAttribute('href');
        expect(href).toContain(`/seamless?`);
        expect(href).toContain(`gameCode=${game.gameCode}`);
      },
    );
  }

  test(
    named(site, 'the addresses of S2.8 open the lottery pages in any spelling (S2.8)'),
    async ({ page }) => {
      await enter(page, site, 'player');
      for (const [path, list] of [
        ['/lottert', 'gameType=LOTT&vassalage=LOTT'],
        ['/vnlottery', 'gameType=ELOTT&vassalage=TCG_LOTTO_VN'],
        ['/sealottery', 'gameType=LOTT&vassalage=TCG_SEA'],
      ] as const) {
        const { gameCode, displayName } = await gameOf(site, list);
        await page.goto(`${origin}${path}?gameCode=${gameCode}`);
        await expect(page.getByRole('region', { name: displayName })).toBeSeen();
      }
    },
  );

  test(
    named(
      site,
      'a bet on a lottery is pending until its draw, and the lottery is among the recently played (S2.8, S7.28)',
    ),
    async ({ page, watch }) => {
      await enter(page, site, 'vip');
      const token = await tokenOf(site, 'vip');
      const game = await gameOf(site, 'gameType=ELOTT&vassalage=LOTT');
      await page.goto(startOf(site, game));
      await page.locator('main a[href*="/seamless?"]').click();
      const { stake, play, result } = await gameToPlay(page);
      await stake.fill('1');
      // A draw may close during the bet, which then goes to the next one.
      watch.expectErrors(/status of 409/);
      await playRound(page, play);
      await expect(result).toContainText(/\d{8}-\d{4}/);
      await page.goBack();
      await expect(page.getByRole('timer')).toBeSeen();
      const recent = Object(
        await ask(site, '/lgw/vn/games/game_menu/recent', { token }),
      ) as LotteryList;
      expect(recent.lotteries[0]?.gameCode).toBe(game.gameCode);
      await expect(page.locator(`main a[href*="gameCode=${game.gameCode}"]`).first()).toBeSeen();
    },
  );

  test(
    named(site, 'a lottery page shows the player’s standing, by day and by week (S7.28)'),
    async ({ page }) => {
      test.skip(!brand.modules.missions, 'the brand has no missions');
      await enter(page, site, 'player');
      await page.goto(`${origin}/lottery`);
      const standing = page.locator('main').getByRole('region').last();
      await expect(standing.locator('dd').first()).toHaveText(/\d/);
      const [week, day] = [
        standing.getByRole('button').first(),
        standing.getByRole('button').last(),
      ];
      await expect(week).toHaveAttribute('aria-pressed', 'true');
      await day.click();
      await expect(day).toHaveAttribute('aria-pressed', 'true');
      await expect(standing.locator('dd').first()).toHaveText(/\d/);
    },
  );

  for (const language of brand.languages.supported) {
    test(
      named(site, `lottery pages fit on the narrowest phone in ${language} (S2.7)`),
      async ({ page, isMobile }) => {
        test.skip(!isMobile, 'a desktop is wider');
        await enter(page, site, 'player');
        for (const route of ['/lottery', '/vnLottery', '/seaLottery']) {
          await page.goto(origin + pathIn(site, language, route));
          await expect(page.getByRole('timer')).toBeSeen();
          expect(await sidewaysOverflow(page)).toBe(0);
        }
      },
    );
  }
}

for (const site of WITHOUT) {
  test(
    named(site, 'a brand without lotteries has no page for them (S2.7, S6.7)'),
    async ({ page, watch }) => {
      watch.expectErrors(/404/);
      const response = await page.goto(`${site.origin}/lottery`);
      expect(response?.status()).toBe(404);
    },
  );
}
