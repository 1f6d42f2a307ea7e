import type { Clock } from '#sandbox/clock/clock.ts';
import type { Control } from '#sandbox/control/control.ts';
import type { Database } from '#sandbox/database/database.ts';
import type { OneAtATime } from '#sandbox/load/oneAtATime.ts';
import type { WorkQueue } from '#sandbox/load/workQueue.ts';
import type { Merchants } from '#sandbox/merchants.ts';

/** What calls are answered with. */
export interface Platform {
  db: Database;
  clock: Clock;
  merchants: Merchants;
  control: Control;
  /** Where calls wait for the database. */
  queue: WorkQueue;
  /** Where the retries of a call wait for it. */
  retries: OneAtATime;
}
