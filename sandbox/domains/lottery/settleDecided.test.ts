import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bet } from '#sandbox/domains/bets/schema.ts';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import type { Database, OpenDatabase } from '#sandbox/kernel/database/database.ts';
import { onPostgres } from '#sandbox/kernel/database/engines.fixture.ts';
import { createMerchants } from '#sandbox/kernel/merchants.ts';
import { walletOf } from '#sandbox/ledger/accountName.ts';
import { lockAccounts } from '#sandbox/ledger/accounts.ts';
import { balanceOf } from '#sandbox/ledger/balances.ts';
import { addMember, addMerchant, movement, NOW } from '#sandbox/ledger/ledger.fixture.ts';
import { creditDeposit } from '#sandbox/ledger/movements/deposit.ts';
import { takeStake } from '#sandbox/ledger/movements/play.ts';
import { openDatabase } from '#sandbox/seeds/openDatabase.ts';
import { settleDecided } from './settleDecided.ts';

const START_MS = 120_000;

/** Whether a transaction in this database is waiting for another's lock. */
async function isWaited(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  return rows.length > 0;
}

onPostgres((server) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase({ kind: 'server', url: await server().createDatabase() });
  }, START_MS);
  afterAll(() => database.close());

  it('a draw that pays several members never deadlocks with a stake of one of them', async () => {
    const { db } = database;
    const merchant = await addMerchant(db, { single: true });
    const [played] = await db.select().from(game).where(eq(game.code, 'LOTT-0001'));
    if (!played) throw new Error('The lottery is not there.');
    const { merchantCode } = merchant;
    const members = [await addMember(db, merchant), await addMember(db, merchant)] as const;
    // The house account opens last, so that a stake locks the wallet before it.
    for (const memberId of members) {
      await db.transaction((tx) => creditDeposit(tx, movement(merchant, memberId, 100n)));
    }
    const stake = { ...movement(merchant, members[0], 10n), vendorCode: played.vendorCode };
    await db.transaction((tx) => takeStake(tx, stake));
    const bets = await db
      .insert(bet)
      .values(
        members.map((memberId) => ({
          ...{ merchantCode, memberId, roundId: memberId, stake: 10n, at: NOW },
          ...{ gameId: played.id, gameType: played.type, vendorCode: played.vendorCode },
        })),
      )
      .returning();
    const decided = bets.map((placed) => ({ placed, payout: 20n }));

    let tellLocked = () => {};
    let tellWaits = () => {};
    const walletLocked = new Promise<void>((resolve) => {
      tellLocked = resolve;
    });
    const drawWaits = new Promise<void>((resolve) => {
      tellWaits = resolve;
    });
    const staking = db.transaction(async (tx) => {
      await lockAccounts(tx, merchant, [walletOf(merchant, members[1])]);
      tellLocked();
      await drawWaits;
      await lockAccounts(tx, merchant, [{ kind: 'games' }]);
    });
    await walletLocked;
    const drawing = db.transaction((tx) =>
      settleDecided(tx, createMerchants([merchant]), decided, NOW),
    );
    await expect.poll(() => isWaited(db)).toBe(true);
    tellWaits();
    await Promise.all([staking, drawing]);
    expect(await balanceOf(db, merchant, walletOf(merchant, members[1]))).toBe(120n);
  });
});
