import { afterAll, beforeAll } from 'vitest';
import type { PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { type Listening, listen } from '#sandbox/site/listen.ts';
import type { TestPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { type Page, testPages } from './page.fixture.ts';

/** The WebSockets of a platform, for a file's tests. */
export interface TestRealtime {
  url(): string;
  merchant(index?: number): Merchant;
  /** The token of a new session of a player. */
  tokenOf(role: PlayerRole, index?: number): Promise<string>;
  /** A page that is connected but has sent nothing yet. */
  page(headers?: Record<string, string>): Promise<Page>;
  /** A page of the first merchant that has logged in. */
  loggedIn(message: { token: string; after?: number }): Promise<Page>;
  /** Sends a player, or everyone of a merchant, their balance. */
  tell(to: PlayerRole | 'merchant', balance: string, index?: number): Promise<void>;
}

/** The balances that a page received. */
export const balancesOf = (page: Page): unknown[] =>
  page.events().map(({ data }) => Object.values(data)[0]);

/** Serves a platform with its WebSockets for a file's tests. */
export function testRealtime(platform: TestPlatform): TestRealtime {
  const connect = testPages();
  let server: Listening | undefined;
  const url = () => server?.url ?? '';
  beforeAll(async () => {
    server = await listen(platform.sandbox.app, 0);
  });
  afterAll(() => server?.close());
  function merchant(index = 0): Merchant {
    const found = platform.merchants[index];
    if (!found) throw new Error('There are too few merchants.');
    return found;
  }
  const page: TestRealtime['page'] = (headers) => connect(`${url()}/ws`, headers);
  return {
    ...{ url, merchant, page },
    async tokenOf(role, index) {
      const { Authorization = '' } = await platform.signIn(role, merchant(index));
      return Authorization.replace('Bearer ', '');
    },
    async loggedIn(message) {
      const one = await page();
      one.say({ type: 'login', merchantCode: merchant().merchantCode, ...message });
      await one.heard('ready');
      return one;
    },
    async tell(to, balance, index) {
      const { db, clock } = platform.sandbox.platform;
      const whom = to === 'merchant' ? to : playerId(merchant(index), to);
      const event = { to: whom, type: 'balance', data: { balance } } as const;
      await publish(db, merchant(index).merchantCode, clock.now(), event);
    },
  };
}
