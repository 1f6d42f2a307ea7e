import { and, eq, inArray, isNull, lte, not, or, type SQL } from 'drizzle-orm';
import { game } from '#sandbox/domains/catalogue/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import type { Job } from '#sandbox/kernel/interfaces/job.ts';
import type { Merchant, Merchants } from '#sandbox/kernel/merchants.ts';
import { collectIdleFunds } from './automaticTransfer.ts';
import { loginIsValid, neverBegun } from './openGames.ts';
import { gameSession } from './schema/gameSessions.ts';

/**
 * Ends the selected open game sessions of a merchant and collects the players' funds if automatic transfer is on. Each session stores the
 * amount that its end has returned to the main wallet.
 */
export async function endGames(
  db: Database,
  merchant: Merchant,
  isSelected: SQL,
  now: Date,
): Promise<void> {
  const ended = await db
    .update(gameSession)
    .set({ endedAt: now })
    .from(game)
    .where(
      and(
        eq(game.id, gameSession.gameId),
        eq(gameSession.merchantCode, merchant.merchantCode),
        isNull(gameSession.endedAt),
        isSelected,
      ),
    )
    .returning({
      id: gameSession.id,
      memberId: gameSession.memberId,
      vendorCode: game.vendorCode,
    });
  for (const { id, memberId, vendorCode } of ended) {
    if (memberId === null) continue;
    const returned = await collectIdleFunds(db, merchant, memberId, now, vendorCode);
    if (returned > 0n) await db.update(gameSession).set({ returned }).where(eq(gameSession.id, id));
  }
}

/** Job that ends games whose time, login or launch is over and whose players have automatic transfer on, to collect their funds. */
export const endGamesThatAreOver = (merchants: Merchants): Job => ({
  name: 'end-games',
  everySeconds: 60,
  async run({ db, now }) {
    // The database may contain games of merchants that this platform no longer serves.
    const served = merchants.all.map(({ merchantCode }) => merchantCode);
    const over = await db
      .select({ id: gameSession.id, merchantCode: gameSession.merchantCode })
      .from(gameSession)
      .innerJoin(member, eq(member.id, gameSession.memberId))
      .where(
        and(
          eq(member.automaticFunds, true),
          inArray(gameSession.merchantCode, served),
          isNull(gameSession.endedAt),
          or(lte(gameSession.expiresAt, now), not(loginIsValid(now)), neverBegun(now)),
        ),
      );
    for (const { id, merchantCode } of over) {
      await endGames(db, merchants.find(merchantCode), eq(gameSession.id, id), now);
    }
  },
});
