import { eq } from 'drizzle-orm';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { merchant } from '#sandbox/kernel/database/schema/merchants.ts';

/**
 * Locks the contracts of a merchant against other changes until the transaction ends: the terms of each depend on those above it, and its
 * end ends those below.
 */
export async function lockContracts(db: Database, merchantCode: string): Promise<void> {
  await db.select().from(merchant).where(eq(merchant.code, merchantCode)).for('no key update');
}
