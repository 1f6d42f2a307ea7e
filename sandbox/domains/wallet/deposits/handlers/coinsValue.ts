import { coinText, totalCoins } from '#sandbox/domains/wallet/coins/coinAmount.ts';
import type { CoinPayment } from '#sandbox/domains/wallet/coins/coinPayments.ts';
import { COIN, confirmationsOf } from '#sandbox/domains/wallet/coins/network.ts';
import { requestedCoins } from '#sandbox/domains/wallet/coins/requestCoins.ts';
import { DEPOSIT_METHODS, providerOf } from '#sandbox/domains/wallet/methods.ts';
import { amountText } from '#sandbox/kernel/market/amountText.ts';
import type { Priced } from '#sandbox/kernel/market/currencyUnit.ts';
import type { Deposit as DepositValue } from '#src/platform/contract.generated.ts';
import type { Deposit } from '../changeDeposit.ts';

/** The API value of the coins of a payment in excess of the requested ones. */
const beyondValue = (merchant: Priced, { beyond, beyondRate }: CoinPayment) =>
  beyondRate === null ? null : { coins: coinText(beyond), rate: amountText(merchant, beyondRate) };

/** The API value of the coins requested for a deposit and of those that arrived; null for a deposit not paid in coins. */
export function coinsValue(
  merchant: Priced,
  row: Deposit,
  payments: readonly CoinPayment[],
  now: Date,
): DepositValue['coins'] {
  const network = providerOf(row.method, row.provider)?.network;
  const asked = requestedCoins(row);
  if (network === undefined || asked === null) return null;
  const { address, coins, rate, until } = asked;
  const received = totalCoins(payments);
  const isMissing = row.closedAt === null && received < coins && now < until;
  const missing = isMissing ? coinText(coins - received) : null;
  return {
    ...{ coin: COIN, address, asked: coinText(coins), missing, received: coinText(received) },
    uri: missing === null ? null : `testcoin:${address}?network=${network.id}&amount=${missing}`,
    ...{
      rate: amountText(merchant, rate),
      least: amountText(merchant, DEPOSIT_METHODS[row.method].least),
    },
    ...{ until: until.toISOString(), confirmations: network.confirmations },
    payments: payments.map((payment) => ({
      ...{
        hash: payment.hash,
        coins: coinText(payment.coins),
        rate: amountText(merchant, payment.rate),
      },
      beyond: beyondValue(merchant, payment),
      late: payment.seenAt >= until,
      confirmations: confirmationsOf(network, payment.seenAt, now),
      seenAt: payment.seenAt.toISOString(),
    })),
  };
}
