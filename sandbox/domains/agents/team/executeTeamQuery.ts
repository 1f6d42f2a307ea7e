import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';

/** Memory for a row of each member of a large team; with less, the database would sort and join on disk. */
const WORK_MEMORY = '64MB';

/** Runs a query over all members of a team at once. */
export const executeTeamQuery = <Row extends Record<string, unknown>>(
  db: Database,
  query: SQL,
): Promise<{ rows: Row[] }> =>
  db.transaction(async (within) => {
    await within.execute(sql`SELECT set_config('work_mem', ${WORK_MEMORY}, true)`);
    return within.execute<Row>(query);
  });
