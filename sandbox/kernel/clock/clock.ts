import { eq, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { setting } from '#sandbox/kernel/database/schema/platform.ts';

/** The platform's time: real time, moved forward by testers, the same for all instances of a database. */
export interface Clock {
  now(): Date;
  /** Moves the time forward. */
  forward(seconds: number): Promise<void>;
  /** Adopts how far another instance has moved it. */
  refresh(): Promise<void>;
}

const NAME = 'clock_offset_seconds';

/** Creates a clock, ahead by the offset in its database. */
export async function createClock(db: Database): Promise<Clock> {
  let offsetSeconds = 0;
  const refresh = async () => {
    const [row] = await db.select().from(setting).where(eq(setting.name, NAME));
    offsetSeconds = Number(row?.value ?? 0);
  };
  await refresh();
  return {
    now: () => new Date(Date.now() + offsetSeconds * 1000),
    async forward(seconds) {
      await db
        .insert(setting)
        .values({ name: NAME, value: seconds })
        .onConflictDoUpdate({
          target: setting.name,
          set: { value: sql`to_jsonb((${setting.value})::numeric + ${seconds}::numeric)` },
        });
      await refresh();
    },
    refresh,
  };
}
