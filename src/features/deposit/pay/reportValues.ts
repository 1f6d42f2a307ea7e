import type {
  Deposit,
  DepositTransaction,
  PayDestination,
} from '#src/platform/contract.generated.ts';
import { minorOf } from '#src/shared/balance/minorUnits.ts';
import { transactionNumberOf } from './transactionNumber.ts';

/** The values of the payment report form. */
export interface ReportValues {
  number: string;
  /** Whether something other than requested was sent. */
  different: boolean;
  sentAmount: string;
  sentAs: NonNullable<Deposit['sentAs']> | null;
  /** The key of the account that received it; null if unknown. */
  sentTo: string | null;
}

/** A unique key for an account. */
export const destinationKey = ({ provider, number }: PayDestination): string =>
  `${provider} ${number}`;

const keyOrNull = (destination: PayDestination | undefined): string | null =>
  destination ? destinationKey(destination) : null;

/** The form values of an earlier report, or empty ones. All of them can be corrected. */
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
