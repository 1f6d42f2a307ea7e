import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import {
  type Fault,
  fault,
  type MerchantControl,
  merchantControl,
} from '#sandbox/kernel/database/schema/control.ts';

/** All testers' settings. */
export interface Settings {
  merchants: ReadonlyMap<string, MerchantControl>;
  faults: ReadonlyMap<string, Fault>;
}

/** A merchant without settings. */
export const NORMAL: MerchantControl = { status: 'normal', flags: {} };

/** The testers' settings in a database. */
export async function readSettings(db: Database): Promise<Settings> {
  const merchants = await db.select().from(merchantControl);
  const faults = await db.select().from(fault);
  return {
    merchants: new Map(
      merchants.map(({ merchantCode, status, country, flags }) => [
        merchantCode,
        { status, flags, ...(country !== null && { country }) },
      ]),
    ),
    faults: new Map(
      faults.map(({ operation, kind, milliseconds, times }) => [
        operation,
        { kind, milliseconds, ...(times !== null && { times }) },
      ]),
    ),
  };
}

/** Uses up one time of a fault, and removes it with the last. Returns whether there was one left. */
export async function takeOnce(db: Database, operation: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const ofCall = eq(fault.operation, operation);
    const [left] = await tx
      .update(fault)
      .set({ times: sql`${fault.times} - 1` })
      .where(and(ofCall, gt(fault.times, 1)))
      .returning({ times: fault.times });
    if (left) return true;
    const last = await tx
      .delete(fault)
      .where(and(ofCall, eq(fault.times, 1)))
      .returning();
    return last.length > 0;
  });
}
