import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { executeTeamQuery } from './executeTeamQuery.ts';
import { type Asked, dayPlace, type FigurePart, figureParts } from './figureParts.ts';
import { figureSums, type PeriodFigures } from './figureSums.ts';
import { type Moved, readPlay } from './readPlay.ts';

type Row = Pick<FigurePart, 'figure'> & { level: number; place: number; sum: string };

/** The sums of a figure in the period and the one before, by level and day, as SQL. */
const sumsOf = ({ figure, records, sum }: FigurePart, asked: Asked): SQL => sql`
  SELECT ${figure} AS figure, level, ${dayPlace(sql`at`, asked)} AS place, (${sum})::text AS sum
  FROM (${records}) AS record GROUP BY level, place`;

/** Reads the figures of a scope over a period and the one before, by day and level, and whose turnover changed most. */
export async function readFigures(
  db: Database,
  asked: Asked,
): Promise<PeriodFigures & { movers: readonly Moved[] }> {
  const sums = figureSums(asked.days);
  const parts = figureParts(asked).map((part) => sumsOf(part, asked));
  const { rows } = await executeTeamQuery<Row>(db, sql.join(parts, sql` UNION ALL `));
  for (const { figure, level, place, sum } of rows)
    sums.addDay(level, place, { [figure]: BigInt(sum) });
  const movers = await readPlay(db, asked, sums);
  return { ...sums.sums(), movers };
}
