import type { Database } from '#sandbox/kernel/database/database.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import type { PlayPosition } from '#src/platform/contract.generated.ts';
import { limitsOf } from '../limits.ts';
import { playSessionOf } from '../playSession.ts';

const MINUTE_MS = 60_000;

/** The API value of a player's time and money spent in the play session. */
export async function positionValue(
  db: Database,
  merchant: Priced,
  memberId: string,
  now: Date,
): Promise<PlayPosition> {
  const at = now.toISOString();
  const current = await playSessionOf(db, memberId, now);
  if (!current) return { at, sitting: null };
  const { startedAt, nextCheckAt, staked, won } = current;
  const minutes = (await limitsOf(db, memberId)).get('session');
  const endsAt = new Date(startedAt.getTime() + Number(minutes ?? 0n) * MINUTE_MS);
  return {
    at,
    sitting: {
      startedAt: startedAt.toISOString(),
      elapsedSeconds: Math.floor((now.getTime() - startedAt.getTime()) / 1000),
      staked: amountText(merchant, staked),
      won: amountText(merchant, won),
      net: amountText(merchant, won - staked),
      nextCheckAt: nextCheckAt.toISOString(),
      checkDue: nextCheckAt <= now,
      endsAt: minutes === undefined ? null : endsAt.toISOString(),
    },
  };
}
