import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { sidewaysOverflow } from './journey.ts';
import { playRound } from './playedRound.ts';
import { logIn, type Player } from './sandboxPlayer.ts';
import { expect, test } from './sandboxServer.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const TYPES = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT'] as const;
const VIEWPORTS = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 1440, height: 900 },
];

/** A game of each kind: its list, and the selector of its visible part. */
const GAMES = [
  { kind: 'slot', list: 'gameType=RNG&gameClassify=Slots', painted: '.reel' },
  { kind: 'fish', list: 'gameType=FISH', painted: '.swimmer' },
  { kind: 'crash', list: 'gameType=RNG&gameClassify=Crash', painted: '.height' },
  { kind: 'table', list: 'gameType=LIVE', painted: '.place .card' },
  { kind: 'room', list: 'gameType=PVP', painted: '.seat .card' },
  { kind: 'sports', list: 'gameType=SPORTS', painted: '.score' },
  { kind: 'lottery', list: 'gameType=LOTT', painted: '#countdown' },
] as const;

type Kind = (typeof GAMES)[number]['kind'];

/** Games whose winning bets pay exactly the possible return shown on the page. */
const AT_ODDS: ReadonlySet<Kind> = new Set<Kind>(['fish', 'crash', 'table', 'sports']);

/** Parses money into whole hundredths. */
const minor = (text: string): number => Math.round(Number(text.replace(/[^0-9.]/g, '')) * 100);

/** Launches the first game of a list for a player with automatic transfer, and returns the URL of its page. */
async function launch(
  { ask, merchant }: Player,
  list: string,
  more = 'language=en',
): Promise<string> {
  const { games } = Object(await ask(`/wps/relay/GCSGAME_gameList?pageSize=12&${list}`));
  const [{ gameCode }] = games;
  if (!merchant.brand.wallet.single) {
    await ask('/wps/wallets/automatic', { automatic: true }, 'PUT');
  }
  return Object(await ask(`/wps/game/launchGame?gameCode=${gameCode}&${more}`)).url;
}

const balance = (page: Page) => page.locator('#balance');
const result = (page: Page) => page.getByRole('status');
const stake = (page: Page) => page.getByRole('textbox', { name: /^Stake/ });
const play = (page: Page) => page.locator('#play');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(play(page)).toBeEnabled();
}

/** Chooses odds of a match; in all other games something is chosen already. */
async function choose(page: Page, kind: Kind): Promise<void> {
  if (kind === 'sports') await page.getByRole('radio').first().check();
}

for (const { kind, list, painted } of GAMES) {
  test(`a ${kind} game of ${list} is visible, is played by keyboard and pays as shown: the balance changes and the bet is recorded`, async ({
    page,
    platform: { origin },
    watch,
  }) => {
    if (kind === 'lottery') watch.expectErrors(/status of 409/);
    const player = await logIn(origin, TYPES);
    const address = await launch(player, list);
    expect(address).toContain(`/demo/${kind}/`);
    await open(page, origin + address);
    await expect(page.locator(painted).first()).toBeSeen();
    await choose(page, kind);
    const before = minor(await balance(page).innerText());
    const potential = minor(await page.locator('#potential').innerText());
    await playRound(page, play(page), async () => {
      await stake(page).focus();
      await page.keyboard.press('Enter');
    });
    await expect(result(page)).not.toBeEmpty();
    await expect(play(page)).toBeFocused();
    await expect(page.locator(painted).first()).toBeSeen();
    await expect(page.locator('#history li')).toHaveCount(1);
    const { bets } = Object(await player.ask('/wps/member/bets'));
    const [bet] = bets;
    expect(address).toContain(`game=${bet.gameCode}&`);
    const won = minor(bet.payout) > minor(bet.stake);
    if (won && AT_ODDS.has(kind)) expect(minor(bet.payout)).toBe(potential);
    await expect(page.locator('[data-outcome=won]')).toHaveCount(won ? 2 : 0);
    expect(minor(await balance(page).innerText())).toBe(
      before - minor(bet.stake) + minor(bet.payout),
    );
  });
}

for (const language of ['en', 'bn'] as const) {
  test(`every game is legible in ${language}, in portrait, landscape and on wide screens, and has no axe violations`, async ({
    page,
    platform: { origin },
    watch,
  }) => {
    test.slow();
    watch.expectErrors(/status of 409/);
    const player = await logIn(origin, TYPES);
    for (const { kind, list } of GAMES) {
      const theme = language === 'en' ? 'dark' : 'light';
      // No animation is running when axe checks the page.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(
        page,
        origin + (await launch(player, list, `language=${language}&theme=${theme}`)),
      );
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await choose(page, kind);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await playRound(page, play(page));
      await expect(result(page)).not.toBeEmpty();
      for (const viewport of VIEWPORTS) {
        await page.setViewportSize(viewport);
        expect(await sidewaysOverflow(page), `${kind} at ${viewport.width}`).toBe(0);
      }
      const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
      expect(violations.map(({ id, nodes }) => `${kind} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });
}

test('an uncovered stake, a lost connection and an ended game have plain messages', async ({
  page,
  context,
  platform: { origin },
  watch,
}) => {
  watch.expectErrors(/409|410|ERR_INTERNET_DISCONNECTED/);
  // This agent's balance is below the stake.
  const address = await launch(await logIn(origin, TYPES, 'agent41'), 'gameType=FISH');
  await open(page, origin + address);
  const failure = page.getByRole('alert');
  const before = await balance(page).innerText();
  await stake(page).fill('৯৯৯৯');
  await play(page).click();
  await expect(failure).toHaveText('Insufficient balance in this wallet.');
  await stake(page).fill('5');
  await context.setOffline(true);
  await play(page).click();
  await expect(failure).toContainText('The connection was lost.');
  await expect(failure).toContainText('Your bet is not confirmed yet.');
  // The bet cannot be changed until the platform has responded.
  await expect(stake(page)).not.toBeEditable();
  await expect(play(page)).toContainText('Check again');
  await expect(balance(page)).toHaveText(before);
  await context.setOffline(false);
  await play(page).click();
  await expect(result(page)).not.toBeEmpty();
  await page.getByRole('button', { name: 'Close the game' }).click();
  await expect(result(page)).toHaveText('Game closed.');
  await expect(play(page)).toBeDisabled();
  // The same URL would only be a jump within the page.
  await page.goto('about:blank');
  await page.goto(origin + address);
  await expect(failure).toContainText('This game link has expired.');
  await expect(play(page)).toBeDisabled();
});

/** Serves a page of another origin that frames a game and records the messages that it receives. */
async function serveHost(game: string): Promise<{ host: string; server: Server }> {
  const page = `<!doctype html><html lang="en"><title>Host</title><script>
    addEventListener('message', ({ origin, data }) => console.log(JSON.stringify({ origin, ...data })));
  </script><iframe sandbox="allow-scripts allow-forms allow-same-origin" title="Game" src="${game}"></iframe>`;
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(request.url === '/' ? page : '');
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');
  return { host: `http://localhost:${address.port}/`, server };
}

test('a framed game tells its host what happens (S2.8)', async ({ page, platform: { origin } }) => {
  const address = await launch(await logIn(origin, TYPES), 'gameType=FISH');
  const { host, server } = await serveHost(origin + address);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.goto(host);
  const game = page.frameLocator('iframe');
  await expect(game.locator('#play')).toBeEnabled();
  await game.getByRole('button', { name: 'Close the game' }).click();
  await expect
    .poll(() => told.map((text) => JSON.parse(text)))
    .toEqual([
      { origin, type: 'livery:balance', balance: expect.stringMatching(/^\d+\.\d\d$/) },
      { origin, type: 'livery:ready' },
      { origin, type: 'livery:closed' },
    ]);
  server.close();
});
