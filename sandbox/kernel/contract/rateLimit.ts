import { sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { rateWindow } from '#sandbox/kernel/database/schema/platform.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';

/** How many calls of a kind are allowed in a time. */
interface Limit {
  limit: number;
  seconds: number;
}

/**
 * Counts a call of a kind, for a named caller. Refuses one too many with `too_many_requests` and the seconds until the window ends. All
 * instances of a database share the count.
 */
export async function enforceRateLimit(
  db: Database,
  name: string,
  { limit, seconds }: Limit,
  now: Date,
): Promise<void> {
  const endsAt = new Date(now.getTime() + seconds * 1000);
  const over = sql`${rateWindow.endsAt} <= ${now.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateWindow)
    .values({ name, calls: 1, endsAt })
    .onConflictDoUpdate({
      target: rateWindow.name,
      set: {
        calls: sql`CASE WHEN ${over} THEN 1 ELSE ${rateWindow.calls} + 1 END`,
        endsAt: sql`CASE WHEN ${over} THEN excluded.ends_at ELSE ${rateWindow.endsAt} END`,
      },
    })
    .returning();
  if (row && row.calls > limit) {
    const retryAfter = Math.ceil((row.endsAt.getTime() - now.getTime()) / 1000);
    throw new Refusal('too_many_requests', { retryAfter });
  }
}
