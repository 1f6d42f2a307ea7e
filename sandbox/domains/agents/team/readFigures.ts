import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { executeTeamQuery } from './executeTeamQuery.ts';
import { type Asked, dayPlace, type FigurePart, figureParts } from './figureParts.ts';
import { figureSums, type PeriodFigures } from './figureSums.ts';
import { type Moved, readPlay } from './readPlay.ts';

/** The sum of a figure on one level and one day. */
type Row = { level: number; place: number; sum: string };

/** Reads the sums of a figure in the period and the one before, by level and day. */
async function readPart(db: Database, { records, sum }: FigurePart, asked: Asked): Promise<Row[]> {
  const { rows } = await executeTeamQuery<Row>(
    db,
    sql`SELECT level, ${dayPlace(sql`at`, asked)} AS place, (${sum})::text AS sum FROM (${records}) AS record GROUP BY 1, 2`,
  );
  return rows;
}

/** Reads the figures of a scope over a period and the one before, by day and level, and whose turnover changed most. */
export async function readFigures(
  db: Database,
  asked: Asked,
): Promise<PeriodFigures & { movers: readonly Moved[] }> {
  const sums = figureSums(asked.days);
  for (const part of figureParts(asked)) {
    for (const { level, place, sum } of await readPart(db, part, asked)) {
      sums.addDay(level, place, { [part.figure]: BigInt(sum) });
    }
  }
  const movers = await readPlay(db, asked, sums);
  return { ...sums.sums(), movers };
}
