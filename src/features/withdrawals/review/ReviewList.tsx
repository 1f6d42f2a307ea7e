import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { PayoutAccount, WithdrawalQuote } from '#src/platform/contract.generated.ts';
import { amountLeft, sumAmounts } from '#src/shared/balance/minorUnits.ts';
import { DefinitionList } from '#src/ui/definitionList/DefinitionList.tsx';
import { Money } from '#src/ui/money/Money.tsx';
import { AccountName } from '../accounts/AccountName.tsx';
import { useDuration } from '../useDuration.ts';

export interface ReviewListProps {
  account: PayoutAccount;
  amount: string;
  /** The brand has one wallet, not one per vendor. */
  single: boolean;
  /** The platform's quote of the amount; undefined while it loads. */
  quote: WithdrawalQuote | undefined;
  /** The balance afterwards is unknown: the withdrawal may already be made, or is more than is available. */
  isUnknown: boolean;
}

/** The reviewed withdrawal: amount, fee, payout, account, arrival time, and the balance afterwards. */
export function ReviewList({ account, amount, single, quote, isUnknown }: ReviewListProps) {
  const { t } = useTranslation('withdrawals');
  const format = useFormat();
  const duration = useDuration();
  const after = t(single ? 'review.after' : 'review.mainAfter');
  const money = (value: string) => <Money value={value} text={format.amount(value)} />;
  if (quote?.fee == null || quote.received === null) {
    const terms = ['amount', 'fee', 'received', 'account', 'holder', 'arrival'] as const;
    const loading = terms.map((term) => t(`review.${term}`));
    return <DefinitionList loading terms={isUnknown ? loading : [...loading, after]} />;
  }
  const wallet = sumAmounts(quote.available, quote.held);
  return (
    <DefinitionList
      items={[
        { term: t('review.amount'), value: money(amount) },
        { term: t('review.fee'), value: money(quote.fee) },
        { term: t('review.received'), value: <strong>{money(quote.received)}</strong> },
        { term: t('review.account'), value: <AccountName {...account} /> },
        { term: t('review.holder'), value: account.holder },
        {
          term: t('review.arrival'),
          value: t('review.within', { time: duration(quote.minutes) }),
        },
        ...(isUnknown ? [] : [{ term: after, value: money(amountLeft(wallet, amount)) }]),
      ]}
    />
  );
}
