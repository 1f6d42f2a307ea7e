import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import { readMerchants } from '#sandbox/kernel/readMerchants.ts';
import { ROOT } from '../scripts/setup/packages.mjs';
import { tokenOf, valueIn } from './player.ts';

/** A seeded player who has logged in. */
export interface Player {
  merchant: Merchant;
  /** The value of a call's response. Throws the code of a refusal. */
  ask(path: string, body?: object, method?: string): Promise<unknown>;
}

const merchants = await readMerchants(join(ROOT, 'brands'));

type Category = Merchant['brand']['categories'][number];

/** A merchant with all of these categories. */
function merchantWith(categories: readonly Category[]): Merchant {
  const found = merchants.find(({ brand }) =>
    categories.every((one) => brand.categories.includes(one)),
  );
  if (!found) throw new Error(`No merchant carries ${categories.join(', ')}.`);
  return found;
}

/** Logs a player of a merchant with these categories in over HTTP, as a site does. */
export async function logIn(
  origin: string,
  categories: readonly Category[] = [],
  role: PlayerRole = 'player',
): Promise<Player> {
  const merchant = merchantWith(categories);
  const headers = { 'Merchant-Code': merchant.merchantCode };
  const token = await tokenOf({ origin, brand: merchant.brand }, role);
  return {
    merchant,
    ask: async (path, body, method = body ? 'POST' : 'GET') =>
      valueIn(
        await fetch(origin + path, {
          method,
          headers: {
            ...headers,
            Authorization: `Bearer ${token}`,
            ...(body && { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() }),
          },
          ...(body && { body: JSON.stringify(body) }),
        }),
      ),
  };
}
