import type { Merchant } from '#sandbox/merchants.ts';
import { amountText } from '#sandbox/money.ts';
import type { Deposit } from '#sandbox/wallet/deposits/changeDeposit.ts';
import { DEPOSIT_METHODS } from '#sandbox/wallet/methods.ts';
import { payPath } from '#sandbox/wallet/payPage/payPath.ts';
import type { Deposit as DepositValue } from '#src/platform/contract.generated.ts';

/** The account of the test platform that payments by hand are said to go to. */
const PAY_TO_NUMBER = '00000000000';

/** A deposit as the contract shows it. */
export function depositValue({ brand }: Merchant, row: Deposit): DepositValue {
  const { adapter } = DEPOSIT_METHODS[row.method];
  const open = row.closedAt === null;
  const byHand = adapter === 'manual-reference';
  return {
    reference: row.reference,
    method: row.method,
    adapter,
    amount: amountText(row.amount),
    state: row.state,
    payUrl: open && !byHand ? payPath(row.reference) : null,
    payTo: open && byHand ? { name: brand.name, number: PAY_TO_NUMBER } : null,
    transactionNumber: row.transactionNumber,
    promotion: row.promotion,
    note: row.note,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
}
