import { desc, eq } from 'drizzle-orm';
import type { Database } from '#sandbox/database/database.ts';
import { outbox } from '#sandbox/database/schema/platform.ts';

/** How many messages are shown. */
const SHOWN = 100;

/** The newest messages, to one recipient where one is named, the newest first. */
export const readOutbox = (db: Database, to: string | undefined) =>
  db
    .select()
    .from(outbox)
    .where(to === undefined ? undefined : eq(outbox.recipient, to))
    .orderBy(desc(outbox.id))
    .limit(SHOWN);
