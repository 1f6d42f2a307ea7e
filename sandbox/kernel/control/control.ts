import { eq } from 'drizzle-orm';
import type { Database, OpenDatabase } from '#sandbox/kernel/database/database.ts';
import {
  type Fault,
  fault as faultTable,
  type MerchantControl,
  merchantControl,
} from '#sandbox/kernel/database/schema/control.ts';
import { failureReport } from '#sandbox/kernel/http/failureReport.ts';
import { newestRead } from './newestRead.ts';
import { NORMAL, readSettings, takeOnce } from './settings.ts';

/** The testers' settings, the same for all instances of a database and kept with it. */
export interface Control {
  merchant(merchantCode: string): MerchantControl;
  setMerchant(merchantCode: string, change: Partial<MerchantControl>): Promise<void>;
  /** All faults, by the operationId of their call. */
  faults(): Readonly<Record<string, Fault>>;
  setFault(operation: string, fault: Fault | undefined): Promise<void>;
  /** The current fault of a call; a limited one is used up by it. */
  takeFault(operation: string): Promise<Fault | undefined>;
  /** Resets everything to normal. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** The tables notify this channel of every change. */
const CHANNEL = 'control';

/** The control of a database. */
export async function createControl(
  db: Database,
  listen: OpenDatabase['listen'],
): Promise<Control> {
  const { current, refresh } = await newestRead(() => readSettings(db));
  let refreshing: Promise<void> = Promise.resolve();
  const stop = await listen(CHANNEL, () => {
    refreshing = refresh().catch((error: unknown) => console.error(failureReport(error)));
  });
  const merchant = (code: string): MerchantControl => current().merchants.get(code) ?? NORMAL;
  return {
    merchant,
    async setMerchant(merchantCode, change) {
      const { status, country, flags } = change;
      const values = { status, country, flags: { ...merchant(merchantCode).flags, ...flags } };
      await db
        .insert(merchantControl)
        .values({ merchantCode, ...values })
        .onConflictDoUpdate({ target: merchantControl.merchantCode, set: values });
      await refresh();
    },
    faults: () => Object.fromEntries(current().faults),
    async setFault(operation, fault) {
      await db.transaction(async (tx) => {
        await tx.delete(faultTable).where(eq(faultTable.operation, operation));
        if (fault) await tx.insert(faultTable).values({ operation, ...fault });
      });
      await refresh();
    },
    async takeFault(operation) {
      const fault = current().faults.get(operation);
      if (fault?.times === undefined) return fault;
      const taken = await takeOnce(db, operation);
      await refresh();
      return taken ? fault : undefined;
    },
    async reset() {
      await db.delete(merchantControl);
      await db.delete(faultTable);
      await refresh();
    },
    async close() {
      await stop();
      await refreshing;
    },
  };
}
