import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { identityProof } from '#sandbox/domains/accounts/schema/verification.ts';
import { lockMember } from '#sandbox/domains/protection/player.ts';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import type { OpenDatabase } from '#sandbox/kernel/database/database.ts';
import { onPostgres } from '#sandbox/kernel/database/engines.fixture.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { walletOf } from '#sandbox/ledger/accountName.ts';
import { balanceOf } from '#sandbox/ledger/balances.ts';
import { addMember, addMerchant, movement, NOW } from '#sandbox/ledger/ledger.fixture.ts';
import { creditDeposit } from '#sandbox/ledger/movements/deposit.ts';
import { openDatabase } from '#sandbox/seeds/openDatabase.ts';
import { isWaited } from './isWaited.fixture.ts';
import { transferToLine } from './transferToLine.ts';

const START_MS = 120_000;
vi.setConfig({ testTimeout: START_MS });

describe('a line transfer that waits for a lock', () => {
  onPostgres((server) => {
    let database: OpenDatabase;
    beforeAll(async () => {
      database = await openDatabase({ kind: 'server', url: await server().createDatabase() });
    }, START_MS);
    afterAll(() => database.close());

    async function two() {
      const { db } = database;
      const merchant = await addMerchant(db, { single: true });
      // The member with the lower id is locked first, so the other is still free to change.
      const ids = [await addMember(db, merchant), await addMember(db, merchant)].toSorted();
      const [memberId = '', toMemberId = ''] = ids;
      for (const id of ids) {
        await inTransaction(db, (tx) => creditDeposit(tx, movement(merchant, id, 100n)));
        const proof = { memberId: id, merchantCode: merchant.merchantCode, sentAt: NOW };
        await db.insert(identityProof).values({ ...proof, state: 'approved' });
      }
      const send = (from: string, to: string) =>
        inTransaction(db, (tx) =>
          transferToLine(
            tx,
            merchant,
            { memberId: from, toMemberId: to, amount: 40n, note: '' },
            NOW,
          ),
        );
      return { db, merchant, memberId, toMemberId, send };
    }

    it.each([
      ['took a break', { excludedUntil: new Date(NOW.getTime() + 86_400_000) }],
      ['was suspended', { suspendedAt: NOW, suspendedFor: 'unusual' as const }],
      ['closed the account', { status: 'closed' as const }],
    ])('is refused if the receiver %s in the meantime', async (_, change) => {
      const { db, merchant, memberId, toMemberId, send } = await two();
      let sending = Promise.resolve<unknown>(undefined);
      await inTransaction(db, async (tx) => {
        await lockMember(tx, memberId);
        sending = send(memberId, toMemberId);
        sending.catch(() => {});
        await expect.poll(() => isWaited(db)).toBe(true);
        await db.update(member).set(change).where(eq(member.id, toMemberId));
      });
      await expect(sending).rejects.toMatchObject({ code: 'line_transfer_unavailable' });
      expect(await balanceOf(db, merchant, walletOf(merchant, toMemberId))).toBe(100n);
    });

    it('never deadlocks with one in the opposite direction', async () => {
      const { db, merchant, memberId, toMemberId, send } = await two();
      const ways = Array.from({ length: 10 }, (_, turn) =>
        turn % 2 === 0 ? send(memberId, toMemberId) : send(toMemberId, memberId),
      );
      const outcomes = await Promise.allSettled(ways);
      expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(5);
      const held = [memberId, toMemberId].map((id) =>
        balanceOf(db, merchant, walletOf(merchant, id)),
      );
      const [one = 0n, other = 0n] = await Promise.all(held);
      expect(one + other).toBe(200n);
    });
  });
});
