import { messageTexts } from '#sandbox/domains/messages/messageTexts.ts';
import type { NewMessage } from '#sandbox/domains/messages/sendMessage.ts';
import { moneyTextOf } from '#sandbox/kernel/moneyText.ts';
import type { ResolvedBrand } from '#src/brand/resolved.generated.ts';
import type { Deposit } from '../deposits/changeDeposit.ts';
import type { Withdrawal } from '../withdrawals/changeWithdrawal.ts';

type Market = ResolvedBrand['market'];

/** The texts of the messages about payments in each language. */
const TEXTS = 'sandbox/wallet';

/** The title and the content of a message about an amount. */
function textsWith(market: Market, key: string, amount: bigint) {
  const money = moneyTextOf(market);
  return messageTexts(TEXTS, key, (language) => ({ amount: money(amount, language) }));
}

/** The message that a withdrawal was sent in full, or rejected. */
export const withdrawalMessage = (
  market: Market,
  { state, amount, reference }: Pick<Withdrawal, 'state' | 'amount' | 'reference'>,
): NewMessage => ({
  ...{ kind: 'money', aboutKind: 'withdrawal', aboutReference: reference },
  ...textsWith(market, state === 'rejected' ? 'withdrawal.rejected' : 'withdrawal.sent', amount),
});

/** The message that a deposit was credited, or rejected. */
export const depositMessage = (
  market: Market,
  { state, amount, reference }: Pick<Deposit, 'state' | 'amount' | 'reference'>,
): NewMessage => ({
  ...{ kind: 'money', aboutKind: 'deposit', aboutReference: reference },
  ...textsWith(market, state === 'rejected' ? 'deposit.rejected' : 'deposit.credited', amount),
});

/** The message that a payment arrived, but cannot be credited to the deposit that it was reported for. */
export const unmatchedMessage = (
  market: Market,
  { amount, reference }: Pick<Deposit, 'amount' | 'reference'>,
): NewMessage => ({
  ...{ kind: 'money', aboutKind: 'deposit', aboutReference: reference },
  ...textsWith(market, 'deposit.unmatched', amount),
});
