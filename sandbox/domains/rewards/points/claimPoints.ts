import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import type { Claimant } from '../claimReward.ts';
import { lockClaimant } from '../lockClaimant.ts';
import { pointRecord } from '../schema/points.ts';
import { POINT_RATE } from '../settings.ts';
import { shareOf } from '../share.ts';
import { stakedBy } from '../staked.ts';
import { creditPoints } from './creditPoints.ts';

/** Stakes with points not yet credited: minor units, and hundredths of a point. */
export interface EarnedPoints {
  staked: bigint;
  points: bigint;
}

/**
 * The points that a member's play has earned since the last claim. All stakes ever are compared with all stakes that points were credited
 * for, so that no stake is lost or counts twice.
 */
export async function earnedPoints(db: Database, memberId: string): Promise<EarnedPoints> {
  const [credited] = await db
    .select({ staked: sql`coalesce(sum(${pointRecord.money}), 0)`.mapWith(BigInt) })
    .from(pointRecord)
    .where(and(eq(pointRecord.memberId, memberId), eq(pointRecord.type, 'earned')));
  const staked = (await stakedBy(db, memberId)) - (credited?.staked ?? 0n);
  return { staked, points: shareOf(staked, POINT_RATE) };
}

/**
 * Credits the points that a member's play has earned, and returns the id of the record. Refuses with `points_too_few` if there are none; a
 * concurrent second claim waits, and finds nothing left.
 */
export async function claimPoints(
  db: Database,
  { merchant, memberId, now }: Claimant,
): Promise<string> {
  await lockClaimant(db, { memberId, now });
  const { staked, points } = await earnedPoints(db, memberId);
  if (points === 0n) throw new Refusal('points_too_few');
  const id = randomUUID();
  await creditPoints(db, { merchant, memberId, amount: points, id, staked, note: '', now });
  return id;
}
