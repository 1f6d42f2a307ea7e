import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { playerId } from '#sandbox/domains/accounts/seeds/players.ts';
import { testPlatform } from '#sandbox/testing/sandbox.fixture.ts';
import { depositsOf } from './depositLimit.ts';
import { lossesOf } from './losses.ts';

const platform = testPlatform();
const HOUR_MS = 3_600_000;

it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Dhaka', 'America/New_York'])(
  'deposits and losses count towards a limit for a fixed time, across clock changes of %s (S2.16)',
  async (zone) => {
    const { db, clock } = platform.sandbox.platform;
    const [merchant] = platform.merchants;
    if (!merchant) throw new Error('There is no merchant.');
    const memberId = playerId(merchant, 'player');
    await db.transaction(async (tx) => {
      for (let hours = 0; hours < 48; hours += 5) {
        const now = new Date(clock.now().getTime() - hours * HOUR_MS);
        await tx.execute(sql`SET LOCAL TIME ZONE 'UTC'`);
        const expected = [await depositsOf(tx, memberId, now), await lossesOf(tx, memberId, now)];
        expect(expected.flatMap((sums) => Object.values(sums)).some((sum) => sum !== 0n)).toBe(
          true,
        );
        await tx.execute(sql.raw(`SET LOCAL TIME ZONE '${zone}'`));
        expect([await depositsOf(tx, memberId, now), await lossesOf(tx, memberId, now)]).toEqual(
          expected,
        );
      }
    });
  },
);
