import { sql } from 'drizzle-orm';
import { SETTLEMENT_DELAY_MS } from '#sandbox/domains/bets/settings.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import { cadenceOf, periodStart } from './cadence.ts';
import type { SettledContract } from './earnings.ts';

/** The time that a contract is to be settled up to: the end of the last whole period, or its own end. */
export async function dueUntil(
  db: Database,
  { closedAt, ...contract }: SettledContract,
  timeZone: string,
  now: Date,
): Promise<Date> {
  const over = new Date(now.getTime() - SETTLEMENT_DELAY_MS);
  if (closedAt && closedAt <= over) return closedAt;
  const at = sql`${over.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ starts: string }>(
    sql`SELECT ${periodStart(cadenceOf(contract), at, timeZone)} AS starts`,
  );
  return new Date(rows[0]?.starts ?? contract.settledUntil);
}
