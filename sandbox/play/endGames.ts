import { and, eq, isNull, lte, not, or, type SQL } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { game } from '#sandbox/database/schema/catalogue.ts';
import { gameSession } from '#sandbox/database/schema/gameSessions.ts';
import { member } from '#sandbox/database/schema/members.ts';
import type { Merchant, Merchants } from '#sandbox/merchants.ts';
import type { Job } from '#sandbox/schedule/job.ts';
import { sendHome } from './automaticFunds.ts';
import { loggedIn } from './openGames.ts';

/** Ends the games of a merchant that are meant and go on. The money of their players comes home where it moves by itself. */
export async function endGames(
  db: Database,
  merchant: Merchant,
  isMeant: SQL,
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
        isMeant,
      ),
    )
    .returning({ memberId: gameSession.memberId, vendorCode: game.vendorCode });
  for (const { memberId, vendorCode } of ended) {
    if (memberId === null) continue;
    await sendHome(db, merchant, memberId, now, vendorCode);
  }
}

/** Ends games whose time or login is over and whose players have their money moved by itself, so that it comes home. */
export const endGamesThatAreOver = (merchants: Merchants): Job => ({
  name: 'end-games',
  everySeconds: 60,
  async run({ db, now }) {
    const over = await db
      .select({ id: gameSession.id, merchantCode: gameSession.merchantCode })
      .from(gameSession)
      .innerJoin(member, eq(member.id, gameSession.memberId))
      .where(
        and(
          eq(member.automaticFunds, true),
          isNull(gameSession.endedAt),
          or(lte(gameSession.expiresAt, now), not(loggedIn(now))),
        ),
      );
    for (const { id, merchantCode } of over) {
      await endGames(db, merchants.find(merchantCode), eq(gameSession.id, id), now);
    }
  },
});
