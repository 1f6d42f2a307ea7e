import { PAYOUT_METHODS } from '#sandbox/domains/wallet/methods.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import type {
  PayoutAccount as AccountValue,
  Withdrawal as WithdrawalValue,
} from '#src/platform/contract.generated.ts';
import type { Withdrawal } from '../changeWithdrawal.ts';
import type { PayoutAccount } from '../payoutAccounts.ts';

const SHOWN_DIGITS = 4;
const MINUTE_MS = 60_000;

/** The API value of a payout account, with only the end of its number. */
export const accountValue = ({
  id,
  kind,
  provider,
  holder,
  number,
}: PayoutAccount): AccountValue => ({
  ...{ id, kind, provider, holder },
  number: `••••${number.slice(-SHOWN_DIGITS)}`,
});

/** When a withdrawal automatically counts as received; null unless it is paid in full and still open (S4.16). */
function receivedAutomaticallyAt(row: Withdrawal) {
  const { paid, amount, closedAt, lastPaidAt, receiptMinutes } = row;
  if (closedAt !== null || lastPaidAt === null || paid < amount) return null;
  return new Date(lastPaidAt.getTime() + receiptMinutes * MINUTE_MS).toISOString();
}

/** The API value of a withdrawal: the received and remaining amounts exclude the fee (S3.16). */
export const withdrawalValue = (
  merchant: Priced,
  row: Withdrawal,
  account: PayoutAccount,
  now: Date,
): WithdrawalValue => {
  const received = row.paid - row.paidFee;
  const { usualMs } = PAYOUT_METHODS[account.kind];
  const isRejected = row.state === 'rejected';
  return {
    reference: row.reference,
    account: accountValue(account),
    amount: amountText(merchant, row.amount),
    // The unpaid part is returned with its share of the fee.
    fee: amountText(merchant, isRejected ? row.paidFee : row.fee),
    state: row.state,
    receivedAmount: amountText(merchant, received),
    remainingAmount: amountText(merchant, isRejected ? 0n : row.amount - row.fee - received),
    receipt: row.receipt,
    note: row.note,
    asOf: now.toISOString(),
    createdAt: row.createdAt.toISOString(),
    approvedAt: row.approvedAt?.toISOString() ?? null,
    expectedAt: new Date(row.createdAt.getTime() + usualMs).toISOString(),
    lastPaidAt: row.lastPaidAt?.toISOString() ?? null,
    receivedAutomaticallyAt: receivedAutomaticallyAt(row),
    closedAt: row.closedAt?.toISOString() ?? null,
  };
};
