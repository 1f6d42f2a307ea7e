import { and, eq, lte } from 'drizzle-orm';
import { inTransaction } from '#sandbox/kernel/contract/transaction.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { job as table } from '#sandbox/kernel/database/schema/platform.ts';
import { publish } from '#sandbox/kernel/events/publish.ts';
import { failureReport } from '#sandbox/kernel/http/failureReport.ts';
import type { Job } from '#sandbox/kernel/interfaces/job.ts';
import { send } from '#sandbox/kernel/outbox/send.ts';

/** The latest time of the previous run at which a job is due now. */
const dueSince = ({ everySeconds }: Job, now: Date) =>
  new Date(now.getTime() - everySeconds * 1000);

/** Runs a job if it is due and no other instance runs it. */
async function runJob(db: Database, job: Job, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const [claimed] = await tx
      .select()
      .from(table)
      .where(and(eq(table.name, job.name), lte(table.lastRunAt, dueSince(job, now))))
      .for('update', { skipLocked: true });
    if (!claimed) return;
    await job.run({
      ...{ db: tx, now, from: claimed.lastRunAt },
      publish: (merchantCode, event) => publish(tx, merchantCode, now, event),
      send: (merchantCode, message) => send(tx, merchantCode, now, message),
    });
    await tx.update(table).set({ lastRunAt: now }).where(eq(table.name, job.name));
  });
}

/** Registers jobs in the database; the first run of a new one comes after its interval. */
export async function registerJobs(db: Database, jobs: readonly Job[], now: Date): Promise<void> {
  if (jobs.length === 0) return;
  await db
    .insert(table)
    .values(jobs.map(({ name }) => ({ name, lastRunAt: now })))
    .onConflictDoNothing();
}

/** Runs all due jobs, in order. A failed one is reported, and does not stop the others. */
export async function runDueJobs(db: Database, jobs: readonly Job[], now: Date): Promise<void> {
  const turns = await db.select().from(table);
  const lastRuns = new Map(turns.map(({ name, lastRunAt }) => [name, lastRunAt]));
  for (const job of jobs) {
    const lastRun = lastRuns.get(job.name);
    if (!lastRun || lastRun > dueSince(job, now)) continue;
    await runJob(db, job, now).catch((error: unknown) => {
      console.error(`The job ${job.name} failed.`, failureReport(error));
    });
  }
}
