import { sql } from 'drizzle-orm';
import { Refusal } from '#sandbox/contract/failure.ts';
import type { Database } from '#sandbox/database/database.ts';
import { addDays, type Days, dayOf } from '#sandbox/play/period.ts';
import { RECORD_DAYS } from '#sandbox/play/settings.ts';

/**
 * The moments that the days of a market span: up to today where no last day is given, a month before that where no
 * first one is. Refuses a period that ends before it begins (`period_invalid`).
 */
export async function periodOf(
  db: Database,
  { from, to }: Days,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<{ from: Date; until: Date }> {
  const last = to ?? dayOf(now, timeZone);
  const first = from ?? addDays(last, -RECORD_DAYS);
  if (first > last) throw new Refusal('period_invalid');
  const { rows } = await db.execute<{ first: string; until: string }>(sql`SELECT
    to_json(${first}::timestamp AT TIME ZONE ${timeZone}) #>> '{}' AS first,
    to_json(${addDays(last, 1)}::timestamp AT TIME ZONE ${timeZone}) #>> '{}' AS until`);
  const [row] = rows;
  if (!row) throw new Error('The period has no moments.');
  return { from: new Date(row.first), until: new Date(row.until) };
}
