import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { PlayerRole } from '#sandbox/domains/accounts/seeds/playerRoles.ts';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { bet } from '#sandbox/domains/bets/schema.ts';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Module } from '#sandbox/kernel/modules/requireModule.ts';
import { walletOf } from '#sandbox/ledger/accountName.ts';
import { balanceOf } from '#sandbox/ledger/balances.ts';
import type { TestClient } from '#sandbox/testing/client.fixture.ts';
import type { TestPlatform } from '#sandbox/testing/sandbox.fixture.ts';

/** The first merchant whose manifest has a module, or lacks it. */
export function merchantThat(platform: TestPlatform, module: Module, carries = true): Merchant {
  const found = platform.merchants.find(({ brand }) => brand.modules[module] === carries);
  if (!found) throw new Error(`No brand fits ${module}.`);
  return found;
}

/** The database and the time of a platform. */
export const at = ({ sandbox: { platform } }: TestPlatform): { db: Database; now: Date } => ({
  db: platform.db,
  now: platform.clock.now(),
});

/** The balance of a player's wallet, in minor units. */
export const walletBalance = (
  platform: TestPlatform,
  merchant: Merchant,
  role: PlayerRole,
): Promise<bigint> =>
  balanceOf(at(platform).db, merchant, walletOf(merchant, playerId(merchant, role)));

/** Adds a lost, settled bet of a seeded player, placed now, and returns its game's vendor. */
export const stake = (
  platform: TestPlatform,
  merchant: Merchant,
  role: PlayerRole,
  amount: bigint,
): Promise<string> => stakeOf(platform, { merchant, memberId: playerId(merchant, role) }, amount);

/**
 * Adds a settled bet of a member, lost unless a payout is given and placed now unless another time is, and returns its game's vendor. Moves
 * no money.
 */
export async function stakeOf(
  platform: TestPlatform,
  { merchant, memberId }: { merchant: Merchant; memberId: string },
  amount: bigint,
  payout = 0n,
  placed = at(platform).now,
): Promise<string> {
  const { db } = at(platform);
  const [played] = await db
    .select()
    .from(game)
    .where(eq(game.type, 'RNG'))
    .orderBy(asc(game.id))
    .limit(1);
  if (!played) throw new Error('There is no game.');
  await db.insert(bet).values({
    ...{ merchantCode: merchant.merchantCode, memberId },
    ...{ vendorCode: played.vendorCode, gameId: played.id, gameType: played.type },
    ...{
      roundId: randomUUID(),
      stake: amount,
      payout,
      state: 'settled' as const,
      at: placed,
      settledAt: placed,
    },
  });
  return played.vendorCode;
}

/** The value of a successful response. */
export async function answered<Value>(answer: ReturnType<TestClient['get']>): Promise<Value> {
  const { body } = await answer;
  expect(body.code).toBe('ok');
  return body.value as Value;
}

/** The status and the code of a response. */
export async function codeOf(answer: ReturnType<TestClient['get']>): Promise<[number, string]> {
  const { status, body } = await answer;
  return [status, body.code];
}
