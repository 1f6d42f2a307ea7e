import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { transferToLine } from '#sandbox/domains/wallet/transferToLine.ts';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import { onEachEngine } from '#sandbox/kernel/database/engines.fixture.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { addMember, addMerchant, NOW } from '#sandbox/ledger/ledger.fixture.ts';
import { assertMayPlay } from './play.ts';
import { isStopped, lockMember, lockPlayer } from './player.ts';

describe('a closed account', () => {
  onEachEngine((database) => {
    const someone = async () => {
      const merchant = await addMerchant(database().db, { single: true });
      return { merchant, memberId: await addMember(database().db, merchant) };
    };
    const closing = (memberId: string) => eq(member.id, memberId);

    it('cannot deposit, transfer or play', async () => {
      const { db } = database();
      const { memberId } = await someone();
      const stops = await lockMember(db, memberId);
      expect(stops && isStopped(stops, NOW)).toBe(false);
      await lockPlayer(db, memberId, NOW);
      await db.update(member).set({ status: 'closed' }).where(closing(memberId));
      const closed = await lockMember(db, memberId);
      expect([closed?.status, closed && isStopped(closed, NOW)]).toEqual(['closed', true]);
      const refused = { code: 'player_excluded' };
      await expect(lockPlayer(db, memberId, NOW)).rejects.toMatchObject(refused);
      await expect(assertMayPlay(db, memberId, NOW)).rejects.toMatchObject(refused);
    });

    it('receives no transfer and no deposit that waited for its lock while it was closed', async () => {
      const { db } = database();
      const { merchant, memberId } = await someone();
      const other = await addMember(db, merchant);
      const waiting: Promise<unknown>[] = [];
      await inTransaction(db, async (tx) => {
        await lockMember(tx, memberId);
        await tx.update(member).set({ status: 'closed' }).where(closing(memberId));
        // These begin while all others still see the account as open, and wait.
        const transfer = { memberId, toMemberId: other, amount: 1n, note: '' };
        waiting.push(
          inTransaction(db, (own) => transferToLine(own, merchant, transfer, NOW)),
          inTransaction(db, (own) => lockPlayer(own, memberId, NOW)),
        );
        for (const one of waiting) one.catch(() => undefined);
      });
      const outcomes = await Promise.allSettled(waiting);
      expect(outcomes).toMatchObject([
        { reason: { code: 'line_transfer_unavailable' } },
        { reason: { code: 'player_excluded' } },
      ]);
    });
  });
});
