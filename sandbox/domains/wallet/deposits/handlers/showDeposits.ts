import { coinPaymentsOf } from '#sandbox/domains/wallet/coins/coinPayments.ts';
import type { Database } from '#sandbox/kernel/database/database.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Deposit as DepositValue } from '#src/platform/contract.generated.ts';
import type { Deposit } from '../changeDeposit.ts';
import { depositValue } from './depositValue.ts';

/** Converts deposits to API values, with the coins that arrived for those paid to an address. */
export async function showDeposits(
  db: Database,
  merchant: Merchant,
  rows: readonly Deposit[],
  now: Date,
): Promise<DepositValue[]> {
  const watched = rows.filter(({ coinAddress }) => coinAddress !== null).map(({ id }) => id);
  const payments = await coinPaymentsOf(db, watched);
  return rows.map((row) =>
    depositValue(
      merchant,
      row,
      payments.filter(({ depositId }) => depositId === row.id),
      now,
    ),
  );
}

/** Converts one deposit to its API value. */
export async function showDeposit(
  db: Database,
  merchant: Merchant,
  row: Deposit,
  now: Date,
): Promise<DepositValue> {
  const payments = row.coinAddress === null ? [] : await coinPaymentsOf(db, [row.id]);
  return depositValue(merchant, row, payments, now);
}
