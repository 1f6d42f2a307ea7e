import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { type Asked, type FigurePart, figureParts, inPeriodItself } from './figureParts.ts';
import { type Figures, NO_FIGURES } from './figures.ts';
import { type Moved, readPlay } from './readPlay.ts';

/** The figures of a period. Days and levels without any are left out. */
export interface TeamFigureSet {
  totals: Figures;
  /** Those of as many days right before. */
  before: Figures;
  byDay: ReadonlyMap<string, Figures>;
  byLevel: ReadonlyMap<number, Figures>;
  /** The members whose turnover changed most against the period before. */
  movers: readonly Moved[];
}

type Row = { current: boolean; day: string | null; level: number | null } & {
  [Figure in keyof Figures]?: Figures[Figure] extends bigint ? string : number;
};

/** What a part comes to in the period and the one before: as one, by day and by level. */
async function readPart(db: Database, { records, sums }: FigurePart, asked: Asked) {
  const { rows } = await db.execute<Row>(sql`
    SELECT current, day::text AS day, level, ${sums} FROM (
      SELECT *, ${inPeriodItself(sql`at`, asked)} AS current, (at AT TIME ZONE ${asked.timeZone})::date AS day
      FROM (${records}) AS record
    ) AS own GROUP BY GROUPING SETS ((current), (current, day), (current, level))`);
  return rows;
}

/** The figures of a row; amounts come as text. */
const figuresOf = ({ current: _, day: __, level: ___, ...figures }: Row): Partial<Figures> =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      typeof value === 'string' ? BigInt(value) : value,
    ]),
  );

const added = (one: Figures, part: Partial<Figures>): Figures => ({ ...one, ...part });

/** The figures of a scope over a period and the one before, day by day and level by level. */
export async function readFigures(db: Database, asked: Asked): Promise<TeamFigureSet> {
  const byDay = new Map<string, Figures>();
  const byLevel = new Map<number, Figures>();
  let [totals, before] = [NO_FIGURES, NO_FIGURES];
  const add = <Key>(figures: Map<Key, Figures>, key: Key, part: Partial<Figures>) =>
    figures.set(key, added(figures.get(key) ?? NO_FIGURES, part));
  for (const part of figureParts(asked)) {
    for (const row of await readPart(db, part, asked)) {
      const figures = figuresOf(row);
      const { current, day, level } = row;
      if (day === null && level === null) {
        if (current) totals = added(totals, figures);
        else before = added(before, figures);
      } else if (current && day !== null) add(byDay, day, figures);
      else if (current && level !== null) add(byLevel, level, figures);
    }
  }
  const play = await readPlay(db, asked);
  for (const [day, played] of play.byDay) add(byDay, day, played);
  for (const [level, played] of play.byLevel) {
    add(byLevel, level, played);
    totals = added(totals, {
      active: totals.active + played.active,
      stake: totals.stake + played.stake,
      payout: totals.payout + played.payout,
    });
  }
  return { totals, before: added(before, play.before), byDay, byLevel, movers: play.movers };
}
