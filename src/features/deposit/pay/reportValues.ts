import type {
  Deposit,
  DepositTransaction,
  PayDestination,
} from '#src/platform/contract.generated.ts';
import { minorOf } from '#src/shared/balance/minorUnits.ts';
import { transactionNumberOf } from './transactionNumber.ts';

/** What the form on a payment holds. */
export interface ReportValues {
  number: string;
  /** Something else was sent than was asked for. */
  different: boolean;
  sentAmount: string;
  sentAs: NonNullable<Deposit['sentAs']> | null;
  /** The key of the account that it went to; null where that is not known. */
  sentTo: string | null;
}

/** What tells an account from the others. */
export const destinationKey = ({ provider, number }: PayDestination): string =>
  `${provider} ${number}`;

const keyOrNull = (destination: PayDestination | undefined): string | null =>
  destination ? destinationKey(destination) : null;

/** What was reported before, or nothing. Where it is corrected, all of it can be. */
export const reportedBefore = (deposit: Deposit): ReportValues => ({
  number: deposit.transactionNumber ?? '',
  different: deposit.transactionNumber !== null,
  sentAmount: deposit.sentAmount ?? deposit.amount,
  sentAs: deposit.sentAs ?? deposit.payTo?.walletAction ?? null,
  sentTo: keyOrNull(deposit.sentTo ?? deposit.destinations[0]),
});

/** The request for the platform: besides the transaction ID, only what differs from the instructions. */
export function transactionOf(
  {
    reference,
    amount,
    payTo,
    destinations,
  }: Pick<Deposit, 'reference' | 'amount' | 'payTo' | 'destinations'>,
  { number, different, sentAmount, sentAs, sentTo: key }: ReportValues,
): DepositTransaction {
  const otherAmount = different && minorOf(sentAmount) !== minorOf(amount);
  const otherAction = different && sentAs !== null && sentAs !== payTo?.walletAction;
  const sentTo = different && destinations.slice(1).find((one) => destinationKey(one) === key);
  return {
    reference,
    transactionNumber: transactionNumberOf(number),
    ...(otherAmount && { sentAmount }),
    ...(otherAction && { sentAs }),
    ...(sentTo && { sentTo }),
  };
}
