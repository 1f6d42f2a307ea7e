import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { addDays, type Days, daysOf, type MarketTime } from '#sandbox/kernel/market/period.ts';

/** The start and end times of a market's days; `daysOf` says which days these are. */
export async function periodOf(
  db: Database,
  days: Days,
  market: MarketTime,
): Promise<{ from: Date; until: Date }> {
  const { timeZone } = market;
  const { from, to } = daysOf(days, market);
  const { rows } = await db.execute<{ first: string; until: string }>(sql`SELECT
    to_json(${from}::timestamp AT TIME ZONE ${timeZone}) #>> '{}' AS first,
    to_json(${addDays(to, 1)}::timestamp AT TIME ZONE ${timeZone}) #>> '{}' AS until`);
  const [row] = rows;
  if (!row) throw new Error('The period has no moments.');
  return { from: new Date(row.first), until: new Date(row.until) };
}
