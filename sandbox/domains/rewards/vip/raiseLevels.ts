import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { bet } from '#sandbox/domains/bets/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { member } from '#sandbox/kernel/database/schema/members.ts';
import { sameText } from '#sandbox/kernel/text/texts.ts';
import { grantReward } from '../grantReward.ts';
import { STAKED } from '../staked.ts';
import { LEVELS, labelOf, rankOf } from './levels.ts';

/** A member whose level has risen. */
export interface Risen {
  merchantCode: string;
  memberId: string;
}

/** How many times the gift of a level must be staked before a withdrawal. */
const GIFT_TURNOVER = 1n;

async function raise(db: Database, { memberId, merchantCode }: Risen, rank: number, now: Date) {
  const [before] = await db
    .select({ rank: member.vipLevel })
    .from(member)
    .where(and(eq(member.id, memberId), lt(member.vipLevel, rank)))
    .for('update');
  if (!before) return false;
  await db.update(member).set({ vipLevel: rank }).where(eq(member.id, memberId));
  for (const level of LEVELS.filter((one) => one.rank > before.rank && one.rank <= rank)) {
    const title = sameText(labelOf(level.rank));
    await grantReward(db, {
      ...{ merchantCode, memberId, source: 'vip', reference: `level ${level.rank}` },
      ...{ title, unit: 'money', at: now },
      ...{ amount: level.gift, turnover: level.gift * GIFT_TURNOVER },
    });
  }
  return true;
}

/** Raises members to the level for their turnover of all time, and grants them the gifts of the levels on the way. A level never falls. */
export async function raiseLevels(
  db: Database,
  memberIds: readonly string[],
  now: Date,
): Promise<Risen[]> {
  if (memberIds.length === 0) return [];
  const totals = await db
    .select({ memberId: bet.memberId, merchantCode: bet.merchantCode, staked: STAKED })
    .from(bet)
    .where(and(inArray(bet.memberId, memberIds), eq(bet.state, 'settled')))
    .groupBy(bet.memberId, bet.merchantCode)
    // Several members are always locked in the order of their ids, to avoid deadlocks.
    .orderBy(asc(bet.memberId));
  const risen: Risen[] = [];
  for (const { staked, ...one } of totals) {
    if (await raise(db, one, rankOf(staked), now)) risen.push(one);
  }
  return risen;
}
