import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';

/** Gives a merchant records of one kind, the same every time. All of them are before `day`, a midnight of UTC: seeds know no other time. */
export type MerchantSeed = (db: Database, merchant: Merchant, day: Date) => Promise<void>;
