import type { Deposit, DepositTransaction } from '#src/platform/contract.generated.ts';
import { minorOf } from '#src/shared/balance/minorUnits.ts';
import { transactionNumberOf } from './transactionNumber.ts';

/** What the form on a payment holds. */
export interface TellValues {
  number: string;
  /** Something else was sent than was asked for. */
  different: boolean;
  sentAmount: string;
  sentAs: NonNullable<Deposit['sentAs']> | null;
}

/** What was told before, or nothing. Where it is corrected, all of it can be. */
export const toldBefore = (deposit: Deposit): TellValues => ({
  number: deposit.transactionNumber ?? '',
  different: deposit.transactionNumber !== null,
  sentAmount: deposit.sentAmount ?? deposit.amount,
  sentAs: deposit.sentAs ?? deposit.payTo?.walletAction ?? null,
});

/** The request for the platform: besides the transaction ID, only what differs from the instructions. */
export function transactionOf(
  { reference, amount, payTo }: Pick<Deposit, 'reference' | 'amount' | 'payTo'>,
  { number, different, sentAmount, sentAs }: TellValues,
): DepositTransaction {
  const otherAmount = different && minorOf(sentAmount) !== minorOf(amount);
  const otherAction = different && sentAs !== null && sentAs !== payTo?.walletAction;
  return {
    reference,
    transactionNumber: transactionNumberOf(number),
    ...(otherAmount && { sentAmount }),
    ...(otherAction && { sentAs }),
  };
}
