import { and, count, countDistinct, eq, inArray } from 'drizzle-orm';
import { bet } from '#sandbox/domains/bets/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { reward } from '../schema/rewards.ts';
import { STAKED, settledBets } from '../staked.ts';
import { MISSIONS, type Mission } from './missions.ts';
import { type Period, type PeriodKind, periodAt } from './period.ts';

/** A mission with a player's progress in its day or week. */
export interface MissionProgress {
  mission: Mission;
  period: Period;
  reached: bigint;
  state: 'open' | 'done' | 'claimed';
}

/** The player, time and market of the requested progress. */
export interface MissionPlayer {
  memberId: string;
  now: Date;
  timeZone: string;
}

type Counts = Record<Mission['metric'], bigint>;

/** The reference of a mission's reward in one day or week. */
export const missionReference = ({ code }: Mission, { from }: Period): string =>
  `${code} ${from.toISOString()}`;

async function countPlay(db: Database, memberId: string, period: Period): Promise<Counts> {
  const [row] = await db
    .select({ staked: STAKED, bets: count(), games: countDistinct(bet.gameId) })
    .from(bet)
    .where(settledBets(memberId, period));
  const { staked, bets, games } = row ?? { staked: 0n, bets: 0, games: 0 };
  return { staked, bets: BigInt(bets), games: BigInt(games) };
}

async function claimedOf(
  db: Database,
  memberId: string,
  references: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ reference: reward.reference })
    .from(reward)
    .where(
      and(
        eq(reward.memberId, memberId),
        eq(reward.source, 'mission'),
        inArray(reward.reference, references),
      ),
    );
  return new Set(rows.map(({ reference }) => reference));
}

/** All missions with a player's progress. */
export async function missionProgress(
  db: Database,
  { memberId, now, timeZone }: MissionPlayer,
): Promise<MissionProgress[]> {
  const measure = async (kind: PeriodKind) => {
    const period = await periodAt(db, kind, now, timeZone);
    return { period, counts: await countPlay(db, memberId, period) };
  };
  const measured = { daily: await measure('daily'), weekly: await measure('weekly') };
  const references = MISSIONS.map((one) => missionReference(one, measured[one.period].period));
  const claimed = await claimedOf(db, memberId, references);
  return MISSIONS.map((mission) => {
    const { period, counts } = measured[mission.period];
    const reached = counts[mission.metric];
    const done = reached >= mission.target ? 'done' : 'open';
    const state = claimed.has(missionReference(mission, period)) ? 'claimed' : done;
    return { mission, period, reached, state };
  });
}
