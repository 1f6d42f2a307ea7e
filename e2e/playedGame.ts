import { randomUUID } from 'node:crypto';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import { launchPath } from '#src/platform/endpoints/games/launchPath.ts';
import { valueIn } from './player.ts';
import { settingUp } from './pressesOnly.ts';
import { expect } from './seen.ts';
import type { Site } from './sites.ts';

interface Asked {
  token?: string;
  body?: object;
  method?: string;
  headers?: Record<string, string>;
}

/** The response of a site's platform to a call, as a player if a token is given. */
export async function ask(
  { origin, brand }: Site,
  path: string,
  { token, body, method, headers }: Asked = {},
): Promise<unknown> {
  return valueIn(
    await fetch(origin + path, {
      method: method ?? (body ? 'POST' : 'GET'),
      headers: {
        'Merchant-Code': brand.merchantCode,
        ...headers,
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }),
  );
}

/** The first game of a list of the site, named in its language. */
export async function gameOf(site: Site, list: string): Promise<Game> {
  const query = `pageSize=1&language=${site.brand.languages.default}&${list}`;
  const { games } = Object(await ask(site, `/wps/relay/GCSGAME_gameList?${query}`));
  const [first] = games;
  if (!first) throw new Error(`${site.brand.id} has no game of ${list}.`);
  return first;
}

/** Switches a player's automatic transfer on. */
async function switchTransferOn(site: Site, token: string): Promise<void> {
  if (site.brand.wallet.single) return;
  await ask(site, '/wps/wallets/automatic', { token, method: 'PUT', body: { automatic: true } });
}

/** Starts a test game without a page. Returns a function that plays a round and returns its payout. */
async function beginGame(
  site: Site,
  token: string,
  { gameCode }: Game,
  headers: Record<string, string>,
) {
  const query = new URLSearchParams({ gameCode });
  const { url } = Object(await ask(site, `/wps/game/launchGame?${query}`, { token }));
  const launch = String(url).replace(/^.*#launch=/, '');
  const body = { launch, language: 'en' };
  const game = Object(await ask(site, '/demo/api/session', { body }));
  return async (stake: string, selection: string): Promise<string> => {
    const round = { token: game.token, roundId: randomUUID(), stake, selection };
    return String(Object(await ask(site, '/demo/api/rounds', { body: round, headers })).payout);
  };
}

/** The number of rounds in which a one-in-ten chance fails to occur only once in a million. */
const MANY_ROUNDS = 150;

/** Plays a crash game at ten times the stake until it wins. Returns the payout. */
export async function winTenfold(site: Site, token: string, stake: number): Promise<string> {
  const game = await gameOf(site, 'gameType=RNG&gameClassify=Crash');
  await switchTransferOn(site, token);
  const play = await beginGame(site, token, game, settingUp('a tenfold win'));
  for (let round = 0; round < MANY_ROUNDS; round += 1) {
    const payout = await play(stake.toFixed(2), '10.00');
    if (Number(payout) > 0) return payout;
  }
  throw new Error(`Nothing was won in ${MANY_ROUNDS} rounds.`);
}

/** Plays rounds of a crash game at the lowest multiplier. */
export async function playRounds(
  site: Site,
  token: string,
  { rounds, stake }: { rounds: number; stake: string },
): Promise<void> {
  const game = await gameOf(site, 'gameType=RNG&gameClassify=Crash');
  await switchTransferOn(site, token);
  const play = await beginGame(site, token, game, settingUp('settled bets'));
  for (let round = 0; round < rounds; round += 1) await play(stake, '1.10');
}

/** A test game on its host page. */
export interface HostedGame {
  frame: FrameLocator;
  stake: Locator;
  play: Locator;
  result: Locator;
}

export function hostedGame(page: Page): HostedGame {
  const frame = page.frameLocator('main iframe');
  return {
    frame,
    stake: frame.locator('input[name=stake]'),
    play: frame.locator('#play'),
    result: frame.getByRole('status'),
  };
}

/**
 * Waits until a game can be played. If its vendor's wallet does not cover a stake, the proposed amount is transferred first.
 */
export async function gameToPlay(page: Page): Promise<HostedGame> {
  const game = hostedGame(page);
  const transfer = page.locator('main form button[type=submit]');
  await expect(transfer.or(page.locator('main iframe'))).toBeSeen();
  if (await transfer.isVisible()) await transfer.click();
  await expect(game.play).toBeEnabled();
  return game;
}

/** The full URL that starts a game on a site. */
export const startOf = ({ origin }: Site, game: Game, mode?: 'real' | 'demo'): string =>
  origin + launchPath(game, mode);
