import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';

/** Whether any transaction in this PostgreSQL database is waiting for another's lock. */
export async function isWaited(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`
    SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`);
  return rows.length > 0;
}
