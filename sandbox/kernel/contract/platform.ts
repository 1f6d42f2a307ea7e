import type { Clock } from '#sandbox/kernel/clock/clock.ts';
import type { Control } from '#sandbox/kernel/control/control.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { OneAtATime } from '#sandbox/kernel/load/oneAtATime.ts';
import type { WorkQueue } from '#sandbox/kernel/load/workQueue.ts';
import type { Merchants } from '#sandbox/kernel/merchants.ts';

/** The dependencies of calls. */
export interface Platform {
  db: Database;
  clock: Clock;
  merchants: Merchants;
  control: Control;
  /** The queue of calls for the database. */
  queue: WorkQueue;
  /** The queue of a call's retries. */
  retries: OneAtATime;
}
