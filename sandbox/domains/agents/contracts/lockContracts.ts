import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { merchant } from '#sandbox/kernel/database/schema/merchants.ts';

/**
 * Lets nobody else change contracts of a merchant until the transaction ends: what one of them may say depends on those
 * above it, and its end ends those below.
 */
export async function lockContracts(db: Database, merchantCode: string): Promise<void> {
  await db.select().from(merchant).where(eq(merchant.code, merchantCode)).for('no key update');
}
