import type { Database } from '#sandbox/kernel/database/database.ts';
import type { PlatformEvent } from '#sandbox/kernel/events/publish.ts';
import type { Message } from '#sandbox/kernel/outbox/send.ts';

/** One run of a job. */
interface Turn {
  /** A transaction: a job that throws has done nothing, and is due again. */
  db: Database;
  now: Date;
  /** The time of the previous run. All that fell due since then belongs to this run, however long that is. */
  from: Date;
  publish(merchantCode: string, event: PlatformEvent): Promise<void>;
  send(merchantCode: string, message: Message): Promise<void>;
}

/** Recurring work. Of several instances on a database, one does each run. */
export interface Job {
  name: string;
  everySeconds: number;
  run(turn: Turn): Promise<void>;
}
