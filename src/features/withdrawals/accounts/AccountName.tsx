import type { PayoutAccount } from '#src/platform/contract.generated.ts';

/**
 * A payout account by its provider and the end of its number. Both are isolated: after a name that is written from right to left, the dots
 * of the number would move behind its digits.
 */
export function AccountName({ provider, number }: Pick<PayoutAccount, 'provider' | 'number'>) {
  return (
    <>
      <bdi>{provider}</bdi> <bdi dir="ltr">{number}</bdi>
    </>
  );
}
