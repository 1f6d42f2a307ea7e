import { randomUUID } from 'node:crypto';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import { launchPath } from '#src/platform/endpoints/games/launchPath.ts';
import { valueIn } from './player.ts';
import type { Site } from './sites.ts';

/** What a site's platform answers to a call, of a player where a token is given. */
export async function ask(
  { origin, brand }: Site,
  path: string,
  { token, body }: { token?: string; body?: object } = {},
): Promise<unknown> {
  return valueIn(
    await fetch(origin + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'Merchant-Code': brand.merchantCode,
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

/** Puts money where a player's stakes at a game are taken from. */
export async function fund(site: Site, token: string, { vassalage }: Game): Promise<void> {
  if (site.brand.wallet.single) return;
  const to = { kind: 'vendor', vassalage };
  const body = { from: { kind: 'main' }, to, amount: '20.00' };
  await ask(site, '/wps/relay/GCS_walletTransfer', { token, body });
}

/** A test game in the page that hosts it. */
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

/** The whole address at which a game starts on a site. */
export const startOf = ({ origin }: Site, game: Game, mode?: 'real' | 'demo'): string =>
  origin + launchPath(game, mode);
