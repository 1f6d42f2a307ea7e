import type { Clock } from '#sandbox/kernel/clock/clock.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { failureReport } from '#sandbox/kernel/http/failureReport.ts';
import type { Job } from '#sandbox/kernel/interfaces/job.ts';
import { registerJobs, runDueJobs } from './runDueJobs.ts';

const TICK_MS = 1000;

/** Runs jobs when they are due. */
export interface Schedule {
  /** Runs what is due now, after the running jobs. */
  runDue(): Promise<void>;
  /** Waits for the running jobs and starts no more. */
  stop(): Promise<void>;
}

/** Checks every second for jobs that are due by the platform's clock. */
export async function startSchedule(
  db: Database,
  clock: Clock,
  jobs: readonly Job[],
): Promise<Schedule> {
  await registerJobs(db, jobs, clock.now());
  let running = Promise.resolve();
  const turn = async () => {
    await clock.refresh();
    await runDueJobs(db, jobs, clock.now());
  };
  const runDue = () => {
    running = running.then(turn).catch((error: unknown) => console.error(failureReport(error)));
    return running;
  };
  const timer = setInterval(runDue, TICK_MS);
  timer.unref();
  return {
    runDue,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
