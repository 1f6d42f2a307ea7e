import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bet } from '#sandbox/domains/bets/schema.ts';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import { lockMember } from '#sandbox/domains/protection/player.ts';
import { isWaited } from '#sandbox/domains/wallet/isWaited.fixture.ts';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import type { Database, OpenDatabase } from '#sandbox/kernel/database/database.ts';
import { onPostgres } from '#sandbox/kernel/database/engines.fixture.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { InsufficientFunds } from '#sandbox/kernel/failures/ledgerFailures.ts';
import { sameText } from '#sandbox/kernel/text/texts.ts';
import { walletOf } from '#sandbox/ledger/accountName.ts';
import { balanceOf } from '#sandbox/ledger/balances.ts';
import { addMember, addMerchant, movement, NOW } from '#sandbox/ledger/ledger.fixture.ts';
import { creditDeposit } from '#sandbox/ledger/movements/deposit.ts';
import { earnPoints } from '#sandbox/ledger/movements/points.ts';
import { holdWithdrawal } from '#sandbox/ledger/movements/withdrawal.ts';
import { openDatabase } from '#sandbox/seeds/openDatabase.ts';
import { type Claimant, claimReward } from './claimReward.ts';
import { grantReward } from './grantReward.ts';
import { redeemPoints } from './points/redeemPoints.ts';
import { claimRebate } from './rebates/claimRebate.ts';
import { pointItem } from './schema/points.ts';
import { turnoverLeft } from './turnover.ts';

const START_MS = 120_000;
vi.setConfig({ testTimeout: START_MS });

const A_DAY_LATER = new Date(NOW.getTime() + 86_400_000);

/** Grants a bonus of 5000.00 with a wagering requirement, and returns its claim. */
async function bonus(db: Database, claimant: Claimant) {
  const id = await grantReward(db, {
    ...{ merchantCode: claimant.merchant.merchantCode, memberId: claimant.memberId, at: NOW },
    ...{ source: 'promotion', reference: 'race', title: sameText('A bonus') },
    ...{ unit: 'money', amount: 5_000_00n, turnover: 150_000_00n },
  });
  if (!id) throw new Error('The bonus was not granted.');
  return (tx: Database) => claimReward(tx, claimant, id);
}

/** Adds a lost, settled bet with a rebate of 5000.00, and returns the rebate's claim. */
async function rebate(db: Database, claimant: Claimant) {
  const { merchant, memberId } = claimant;
  const [played] = await db.select().from(game).limit(1);
  if (!played) throw new Error('There is no game.');
  await db.insert(bet).values({
    ...{ merchantCode: merchant.merchantCode, memberId, vendorCode: played.vendorCode },
    ...{ gameId: played.id, gameType: played.type, roundId: 'race', stake: 50_000_00n },
    ...{ state: 'settled', at: NOW, settledAt: NOW },
  });
  const terms = { byLevel: 1_000, byLine: 0, settledUntil: A_DAY_LATER };
  return (tx: Database) => claimRebate(tx, { ...claimant, terms }, undefined);
}

/** Credits the points for an item of the mall, and returns its redemption. */
async function item(db: Database, claimant: Claimant) {
  const { merchant, memberId } = claimant;
  await inTransaction(db, (tx) => earnPoints(tx, movement(merchant, memberId, 100_00n)));
  await db.insert(pointItem).values({
    ...{ merchantCode: merchant.merchantCode, code: 'race', position: 1, kind: 'credit' },
    ...{ name: sameText('An item'), description: sameText(''), image: '' },
    ...{ price: 100_00n, worth: 10_00n, stock: 1 },
  });
  return (tx: Database) => redeemPoints(tx, claimant, 'race');
}

describe('a claim while a withdrawal or transfer of the same member is in progress', () => {
  onPostgres((server) => {
    let database: OpenDatabase;
    beforeAll(async () => {
      database = await openDatabase({ kind: 'server', url: await server().createDatabase() });
    }, START_MS);
    afterAll(() => database.close());

    async function claimantWith1000() {
      const { db } = database;
      const merchant = await addMerchant(db, { single: true });
      const memberId = await addMember(db, merchant);
      await inTransaction(db, (tx) => creditDeposit(tx, movement(merchant, memberId, 1_000_00n)));
      return { db, claimant: { merchant, memberId, now: A_DAY_LATER } };
    }

    it.each([
      ['bonus', bonus],
      ['rebate', rebate],
    ])(
      'credits the %s only afterwards, so that it cannot leave without being staked',
      async (_, prepare) => {
        const { db, claimant } = await claimantWith1000();
        const { merchant, memberId } = claimant;
        const claim = await prepare(db, claimant);
        let claimed = Promise.resolve<unknown>(undefined);
        const leaving = inTransaction(db, async (tx) => {
          await lockMember(tx, memberId);
          expect(await turnoverLeft(tx, memberId)).toBe(0n);
          let isClaimed = false;
          claimed = inTransaction(db, claim).then(() => {
            isClaimed = true;
          });
          await expect.poll(async () => isClaimed || (await isWaited(db))).toBe(true);
          await holdWithdrawal(tx, movement(merchant, memberId, 6_000_00n));
        });
        await expect(leaving).rejects.toThrow(InsufficientFunds);
        await claimed;
        expect(await balanceOf(db, merchant, walletOf(merchant, memberId))).toBe(6_000_00n);
        expect(await turnoverLeft(db, memberId)).toBeGreaterThan(0n);
      },
    );

    it.each([
      ['bonus', bonus],
      ['item of the points mall', item],
    ])('of the %s is refused if the player’s break has begun by then', async (_, prepare) => {
      const { db, claimant } = await claimantWith1000();
      const { memberId } = claimant;
      const claim = await prepare(db, claimant);
      let claimed = Promise.resolve<unknown>(undefined);
      await inTransaction(db, async (tx) => {
        await lockMember(tx, memberId);
        let isClaimed = false;
        claimed = inTransaction<unknown>(db, (tx) => claim(tx)).finally(() => {
          isClaimed = true;
        });
        claimed.catch(() => {});
        await expect.poll(async () => isClaimed || (await isWaited(db))).toBe(true);
        const excludedUntil = new Date(A_DAY_LATER.getTime() + 86_400_000);
        await tx.update(member).set({ excludedUntil }).where(eq(member.id, memberId));
      });
      await expect(claimed).rejects.toMatchObject({ code: 'player_excluded' });
    });
  });
});
