import { checkoutPath } from '#sandbox/domains/wallet/checkout/checkoutPath.ts';
import type { CoinPayment } from '#sandbox/domains/wallet/coins/coinPayments.ts';
import { adapterOf, DEPOSIT_METHODS, providerOf } from '#sandbox/domains/wallet/methods.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Merchant } from '#sandbox/kernel/merchants.ts';
import type { Deposit as DepositValue } from '#src/platform/contract.generated.ts';
import type { Deposit } from '../changeDeposit.ts';
import { reportUntil } from '../reportUntil.ts';
import { secondUntil } from '../secondUntil.ts';
import { destinationsOf } from '../sentTo.ts';
import { coinsValue } from './coinsValue.ts';

/** The account to which an open manual deposit is paid. */
function payToOf(merchant: Merchant, row: Deposit): DepositValue['payTo'] {
  const payTo = providerOf(row.method, row.provider)?.payTo;
  if (row.closedAt !== null || payTo === undefined) return null;
  const { qr, formerNumbers, ...rest } = payTo;
  const code = `testpay:${payTo.number}?amount=${amountText(merchant, row.amount)}`;
  return { name: merchant.brand.name, ...rest, qr: qr ? code : null };
}

/** The account the player says they paid to, if not the requested one. */
const sentToValue = ({ sentProvider: provider, sentNumber: number }: Deposit) =>
  provider === null || number === null ? null : { provider, number };

/** Whether to list the accounts that a payment may have gone to: while the deposit is open, or after it expired unreported. */
const listsDestinations = (row: Deposit): boolean =>
  row.closedAt === null || reportUntil(row) !== null;

/**
 * Converts a deposit to its API value at a moment.
 *
 * @param payments the coins that arrived for it
 */
export function depositValue(
  merchant: Merchant,
  row: Deposit,
  payments: readonly CoinPayment[],
  now: Date,
): DepositValue {
  const { providers } = DEPOSIT_METHODS[row.method];
  const adapter = adapterOf(row.method, row.provider);
  return {
    reference: row.reference,
    method: row.method,
    provider: row.provider ?? providers[0].name,
    adapter,
    amount: amountText(merchant, row.amount),
    fee: amountText(merchant, row.fee),
    state: row.state,
    payUrl: row.closedAt === null ? checkoutPath(row.reference) : null,
    payTo: payToOf(merchant, row),
    transactionNumber: row.transactionNumber,
    sentAmount: row.sentAmount === null ? null : amountText(merchant, row.sentAmount),
    sentAs: row.sentAs,
    sentTo: sentToValue(row),
    destinations: listsDestinations(row) ? destinationsOf(row) : [],
    reportUntil: reportUntil(row)?.toISOString() ?? null,
    secondUntil: secondUntil(row)?.toISOString() ?? null,
    promotion: row.promotion,
    coins: coinsValue(merchant, row, payments, now),
    returned: row.returned,
    note: row.note,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
    now: now.toISOString(),
  };
}
