import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { teamCount } from '../schema.ts';
import { COUNT_DUE_MS, COUNT_KEPT_MS, COUNT_SHOWN_MS } from '../settings.ts';
import type { KeptReports, Report, ReportedTeam } from './keptReports.ts';

/** The key of a kept count. */
export type CountKey = Pick<ReportedTeam, 'agentId' | 'days'>;

/** Narrows to the count of a report. */
export const isCountOf = (report: Report, { agentId, days }: CountKey) =>
  and(
    ...[eq(teamCount.agentId, agentId), eq(teamCount.report, report)],
    ...[eq(teamCount.firstDay, days.from), eq(teamCount.lastDay, days.to)],
  );

/**
 * Returns the latest count of a report that is recent enough to be shown, and notes that its agent asked, so that it is counted again;
 * undefined if there is none.
 */
export async function keptCount<Kept extends Report>(
  db: Database,
  report: Kept,
  key: CountKey,
  now: Date,
): Promise<KeptReports[Kept] | undefined> {
  const isShown = gt(teamCount.countedAt, new Date(now.getTime() - COUNT_SHOWN_MS));
  const [kept] = await db
    .update(teamCount)
    .set({ askedAt: now })
    .where(and(isCountOf(report, key), isShown, lte(teamCount.countedAt, now)))
    .returning({ figures: sql<KeptReports[Kept]>`${teamCount.figures}` });
  return kept?.figures;
}

/** Asks for counts of reports, which are taken in the background from now on. */
export async function askForCounts(
  db: Database,
  asked: readonly (CountKey & { report: Report })[],
  now: Date,
): Promise<void> {
  if (asked.length === 0) return;
  await db
    .insert(teamCount)
    .values(
      asked.map(({ report, agentId, days: { from, to } }) => ({
        ...{ agentId, report, firstDay: from, lastDay: to, askedAt: now },
      })),
    )
    .onConflictDoUpdate({
      target: [teamCount.agentId, teamCount.report, teamCount.firstDay, teamCount.lastDay],
      set: { askedAt: now },
    });
}

/** The moment from which there can be a newer count than one, as a text. A count that is due is taken in the background, in a moment. */
export function nextCountAfter(countedAt: string, now: Date): string {
  const dueAt = Date.parse(countedAt) + COUNT_KEPT_MS;
  return new Date(dueAt > now.getTime() ? dueAt : now.getTime() + COUNT_DUE_MS).toISOString();
}
