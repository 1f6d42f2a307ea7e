import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { limitsOf } from './limits.ts';
import { lossLeft } from './losses.ts';
import { lockPlayer, refuseStopped } from './player.ts';
import { addWin, continuePlaySession, playSessionOf } from './playSession.ts';

const MINUTE_MS = 60_000;

/** Refuses play that exceeds the player's own limits; `stake` is the amount they could lose, in minor units. */
async function checkLimits(
  db: Database,
  memberId: string,
  stake: bigint,
  now: Date,
): Promise<void> {
  const limits = await limitsOf(db, memberId);
  const current = await playSessionOf(db, memberId, now);
  if (current && current.nextCheckAt <= now) throw new Refusal('reality_check_due');
  const minutes = limits.get('session');
  if (current && minutes !== undefined) {
    const elapsedMs = BigInt(now.getTime() - current.startedAt.getTime());
    if (elapsedMs >= minutes * BigInt(MINUTE_MS)) throw new Refusal('session_limit_reached');
  }
  const left = await lossLeft(db, memberId, limits, now);
  if (left !== undefined && left < stake) throw new Refusal('loss_limit_reached');
}

/**
 * Refuses a player who may not play now: excluded (`player_excluded`), suspended by their upline (`player_suspended`), with an
 * unacknowledged reality check (`reality_check_due`), or past a limit of their own (`session_limit_reached`, `loss_limit_reached`). Every
 * request that leads to play calls this; its contract names these codes.
 */
export async function assertMayPlay(db: Database, memberId: string, now: Date): Promise<void> {
  await refuseStopped(db, memberId, now);
  await checkLimits(db, memberId, 1n, now);
}

/**
 * Refuses a stake like `assertMayPlay`, and one that could lose more than the player's limits allow. Locks the player until the transaction
 * `db` ends, so that concurrent stakes never exceed the limit together; call it before the stake is taken from the ledger.
 *
 * @param amount in minor units, above zero
 */
export async function assertStake(
  db: Database,
  memberId: string,
  amount: bigint,
  now: Date,
): Promise<void> {
  await lockPlayer(db, memberId, now);
  await checkLimits(db, memberId, amount, now);
}

/** Records that a player begins or continues to play, when a game is launched. */
export const recordPlay = (db: Database, memberId: string, now: Date): Promise<void> =>
  continuePlaySession(db, memberId, 0n, now);

/** Records a stake in minor units, after it was taken from the ledger. */
export const recordStake = (
  db: Database,
  memberId: string,
  amount: bigint,
  now: Date,
): Promise<void> => continuePlaySession(db, memberId, amount, now);

/** Records a win in minor units, after it was paid. */
export const recordWin = (
  db: Database,
  memberId: string,
  amount: bigint,
  now: Date,
): Promise<void> => addWin(db, memberId, amount, now);
