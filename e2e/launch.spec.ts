import { PLAYERS } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { seedPassword } from '#sandbox/domains/accounts/seeds/seedPassword.ts';
import type { MenuCategory, VendorCard } from '#src/platform/endpoints/games/gameMenus.ts';
import { vendorPath } from '#src/platform/endpoints/games/launchPath.ts';
import { start } from './gameCards.ts';
import { expect, named, test } from './journey.ts';
import { ask, gameOf, gameToPlay, hostedGame, startOf } from './playedGame.ts';
import { enter, tokenOf } from './player.ts';
import { SITES, type Site } from './sites.ts';
import { enterOnTrial } from './trialPlayer.ts';

/** The call for a site's game menu, in its default language. */
const menusOf = ({ brand }: Site) => `/lgw/games/game_menus?language=${brand.languages.default}`;

const SLOTS = 'gameType=RNG&gameClassify=Slots';

for (const site of SITES) {
  const { brand, origin } = site;

  test(
    named(site, 'a visitor who starts a game logs in and arrives in the game (S2.14, S4.12, S6.1)'),
    async ({ page }) => {
      await page.goto(startOf(site, await gameOf(site, SLOTS)));
      await expect(page).toHaveURL(`${origin}/login`);
      await page.locator('input[name=username]').fill(PLAYERS.player.account);
      await page.locator('input[name=password]').fill(seedPassword(brand));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/seamless\?/);
      await gameToPlay(page);
    },
  );

  test(
    named(
      site,
      'a game runs with its session bar and without menus, and returns to the site when it ends (S2.8, S7.25, S7.26)',
    ),
    async ({ page, isMobile }) => {
      await enter(page, site, 'player');
      const token = await tokenOf(site, 'player');
      const game = await gameOf(site, SLOTS);
      await page.goto(`${origin}/rng`);
      await start(page.locator(`main a[href*="gameCode=${game.gameCode}"]`).first(), isMobile);
      const { frame, stake, play, result } = await gameToPlay(page);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('banner').first()).toBeSeen();
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(game.displayName);
      await expect(heading).toBeFocused();
      await expect(page).toHaveTitle(`${game.displayName} · ${brand.name}`);
      await stake.fill('2');
      await play.click();
      await expect(result).not.toBeEmpty();
      const net = page.locator('main header data').first();
      await expect
        .poll(async () => {
          const seen = await net.getAttribute('value');
          const { sitting } = Object(await ask(site, '/wps/member/protection/position', { token }));
          return seen === sitting.net;
        })
        .toBe(true);
      await frame.locator('#close').click();
      await expect(page).toHaveURL(`${origin}/rng`);
      await expect(page.locator('main iframe')).toHaveCount(0);
    },
  );

  test(named(site, 'any visitor of age can play a free trial (S2.25, S5.6)'), async ({ page }) => {
    const game = await gameOf(site, SLOTS);
    await page.goto(startOf(site, game, 'demo'));
    const question = page.getByRole('heading', { level: 1 });
    await expect(question).toContainText(String(brand.market.minimumAge));
    await expect(page.locator('main iframe')).toHaveCount(0);
    await page.locator('main').getByRole('button').click();
    const { play, result } = hostedGame(page);
    await expect(play).toBeEnabled();
    await play.click();
    await expect(result).not.toBeEmpty();
    await page.reload();
    await expect(hostedGame(page).play).toBeEnabled();
  });

  test(
    named(site, 'a trial account learns that games need a real account (S6.3, S8.5)'),
    async ({ page }) => {
      test.skip(!brand.flags.FREEPLAY3, 'the brand has no trial accounts');
      await enterOnTrial(page, site);
      await page.goto(startOf(site, await gameOf(site, SLOTS)));
      const told = page.getByRole('alertdialog');
      await expect(told).toBeSeen();
      await expect(page.locator('main iframe')).toHaveCount(0);
      await told.getByRole('button').last().click();
      await expect(page).toHaveURL(`${origin}/register`);
    },
  );

  test(
    named(site, 'only messages from the game in the frame are handled (S2.8)'),
    async ({ page }) => {
      await enter(page, site, 'player');
      await page.goto(startOf(site, await gameOf(site, SLOTS)));
      await gameToPlay(page);
      await page.evaluate(async () => {
        const other = document.body.appendChild(document.createElement('iframe'));
        const { contentWindow } = other;
        // Messages arrive in order: after the last two, all have arrived.
        let lastOnes = 0;
        const allCame = new Promise<void>((resolve) => {
          addEventListener('message', ({ data }) => {
            if (data.type === 'test:last') lastOnes += 1;
            if (lastOnes === 2) resolve();
          });
        });
        for (const type of ['livery:closed', 'livery:play-stopped', 'test:last']) {
          const message = { type, code: 'loss_limit_reached' };
          window.postMessage(message, '*');
          contentWindow?.parent.postMessage(message, '*');
        }
        await allCame;
      });
      await expect(hostedGame(page).play).toBeEnabled();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  );

  test(
    named(site, 'the card of every kind of vendor has the right target (S2.15, S4.12, S7.25)'),
    async ({ page }) => {
      await enter(page, site, 'player');
      const menus = Object(await ask(site, menusOf(site))) as MenuCategory[];
      const cards = menus.flatMap((menu) => menu.cards);
      const first = (fits: (card: VendorCard) => boolean) => cards.filter(fits).slice(0, 1);
      const open = async (card: VendorCard) => {
        await page.goto(origin + vendorPath(card));
        return page;
      };
      for (const card of first(({ gameType }) => gameType === 'RNG')) {
        await expect(await open(card)).toHaveURL(`${origin}/rng?vassalage=${card.vassalage}`);
      }
      for (const card of first(({ gameType }) => gameType === 'LIVE')) {
        const list = (await open(card)).getByRole('dialog');
        await expect(list.getByRole('heading').first()).toContainText(card.displayName);
        await expect(list.locator('a[href*="gameCode="]').first()).toBeSeen();
      }
      for (const card of first(({ isGame, vassalage }) => !isGame && vassalage !== 'SBT')) {
        await gameToPlay(await open(card));
      }
      for (const card of first(({ vassalage }) => vassalage === 'SBT')) {
        await open(card);
        const link = page.locator('main a[target=_blank]');
        const bring = page.locator('main form button[type=submit]');
        await expect(bring.or(link)).toBeSeen();
        if (await bring.isVisible()) await bring.click();
        const opened = page.waitForEvent('popup');
        await link.click();
        await expect((await opened).locator('#play')).toBeEnabled();
        await expect(page.locator('main iframe')).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeSeen();
      }
    },
  );

  test(
    named(site, 'a vendor’s games are browsed in a dialog above the current page (S2.15)'),
    async ({ page }) => {
      const [card] = (Object(await ask(site, menusOf(site))) as MenuCategory[])
        .flatMap((menu) => menu.cards)
        .filter(({ isGame, gameType }) => isGame && gameType === 'LIVE');
      if (!card) throw new Error(`${brand.id} lists no vendor of live games.`);
      await page.goto(origin + vendorPath(card));
      const list = page.getByRole('dialog');
      const games = list.locator('a[href*="gameCode="]:not([href*="mode=demo"])');
      await expect(games.first()).toBeSeen();
      const all = await games.count();
      const game = await gameOf(site, `gameType=LIVE&vassalage=${card.vassalage}`);
      await list.getByRole('searchbox').fill(game.gameName);
      await expect.poll(() => games.count()).toBeLessThan(all);
      await expect(games.first()).toHaveAttribute('href', new RegExp(game.gameCode));
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await expect(list).toHaveCount(0);
      await expect(page).toHaveURL(`${origin}/`);
    },
  );
}
