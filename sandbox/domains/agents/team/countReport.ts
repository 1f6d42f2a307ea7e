import type { Database } from '#sandbox/kernel/database/database.ts';
import { countLosses } from './countLosses.ts';
import { countTeam } from './countTeam.ts';
import type { KeptReports, Report, ReportedTeam } from './keptReports.ts';
import { shownDays } from './shownDays.ts';

/** A count of a report, and by how many members it is large or not. */
interface Counted {
  figures: KeptReports[Report];
  size: number;
}

type Count = (db: Database, team: ReportedTeam, now: Date) => Promise<Counted>;

const COUNTS: Readonly<Record<Report, Count>> = {
  async overview(db, { days, ...team }, now) {
    const shown = shownDays(days, { timeZone: team.merchant.brand.market.timeZone, now });
    const figures = await countTeam(db, { ...team, days: shown }, now);
    return { figures, size: figures.members };
  },
  async losses(db, team, now) {
    const figures = await countLosses(db, team, now);
    return { figures, size: figures.totals.players };
  },
};

/** Counts a report on an agent's team. */
export const countReport = (
  db: Database,
  report: Report,
  team: ReportedTeam,
  now: Date,
): Promise<Counted> => COUNTS[report](db, team, now);
