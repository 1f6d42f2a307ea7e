import { lt, sql } from 'drizzle-orm';
import { bet } from '#sandbox/domains/bets/schema.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { allocateStakes, type StakeAllocation } from './remainingRequirements.ts';
import { settledBets } from './staked.ts';
import { type OpenedWindow, windowsOf } from './turnover.ts';

/** A bet, with the stakes before it since a requirement was opened, in minor units. */
interface Placed {
  id: number;
  stake: bigint;
  before: bigint;
}

/** The part of a stake that falls within a range of stakes, in minor units. */
function overlap({ stake, before }: Placed, { from, to }: StakeAllocation): bigint {
  const start = before > from ? before : from;
  const end = before + stake < to ? before + stake : to;
  return end > start ? end - start : 0n;
}

/** The settled bets placed in a window before its stakes had reached a sum. */
async function placedUntil(
  db: Database,
  memberId: string,
  { openedAt, until }: OpenedWindow,
  sum: bigint,
): Promise<Placed[]> {
  const placed = db
    .select({
      id: bet.id,
      stake: bet.stake,
      before: sql`sum(${bet.stake}) OVER (ORDER BY ${bet.at}, ${bet.id}) - ${bet.stake}`
        .mapWith(BigInt)
        .as('before'),
    })
    .from(bet)
    .where(settledBets(memberId, { from: openedAt, until }))
    .as('placed');
  return db.select().from(placed).where(lt(placed.before, sum));
}

/**
 * The part of each of a member's bets that counts towards the wagering requirement of a bonus, in minor units, by bet number (S2.16). Each
 * unit staked counts towards the oldest unmet requirement alone, so a stake may count for a deposit while a bonus waits.
 *
 * @param of the bets that are asked about; there may be others among those given
 */
export async function stakesTowardsBonuses(
  db: Database,
  memberId: string,
  of: readonly Pick<typeof bet.$inferSelect, 'at'>[],
): Promise<ReadonlyMap<number, bigint>> {
  const stakes = new Map<number, bigint>();
  const windows = await windowsOf(db, memberId);
  const fills = allocateStakes(windows).filter(
    ({ towards }) => windows[towards]?.source === 'reward',
  );
  for (const [since, window] of windows.entries()) {
    const { openedAt, until } = window;
    const own = fills.filter((fill) => fill.since === since);
    const last = own.at(-1);
    const isAskedFor = of.some(({ at }) => at >= openedAt && (!until || at < until));
    if (!last || !isAskedFor) continue;
    for (const placed of await placedUntil(db, memberId, window, last.to)) {
      const counted = own.reduce((sum, fill) => sum + overlap(placed, fill), 0n);
      if (counted > 0n) stakes.set(placed.id, counted);
    }
  }
  return stakes;
}
