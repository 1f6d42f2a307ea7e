import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { PayoutAccounts } from '#src/platform/contract.generated.ts';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/wallet.ts';
import { withdrawalQuoteQuery } from '#src/platform/endpoints/wallet/withdrawals.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useDraft } from '#src/session/fields/useDraft.ts';
import { useTurnoverBonuses } from '#src/shared/balance/turnover/useTurnoverBonuses.ts';
import { useCurrency } from '#src/shared/balance/useCurrency.ts';
import { VerificationCard } from '#src/shared/verification/VerificationCard.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { AccountsPart } from '../accounts/AccountsPart.tsx';
import { isPaidTo } from '../accounts/isPaidTo.ts';
import { RecentWithdrawals } from '../recent/RecentWithdrawals.tsx';
import { ReviewPart } from '../review/ReviewPart.tsx';
import { useWithdrawalOrder } from '../review/useWithdrawalOrder.tsx';
import * as styles from '../Withdrawals.css.ts';
import { AmountPart } from './AmountPart.tsx';
import { AvailablePart } from './AvailablePart.tsx';
import { REVIEW, STEP } from './steps.ts';
import { WithdrawalLoadError } from './WithdrawalLoadError.tsx';
import { WithdrawalSkeleton } from './WithdrawalSkeleton.tsx';
import { amountFault } from './withdrawalTerms.ts';
import { WITHDRAW_DRAFT, type WithdrawValues } from './withdrawValues.ts';

export interface WithdrawalSectionsProps {
  /** The player's id. */
  player: string;
  known: PayoutAccounts;
  hasPassword: boolean;
}

/** Whether a query is still loading. */
const isComing = ({ data, error }: { data: unknown; error: unknown }): boolean =>
  data === undefined && !error;

/** The available amount, with the form or the review of its input. The URL decides which. */
export function WithdrawalSections({ player, known, hasPassword }: WithdrawalSectionsProps) {
  const { t, i18n } = useTranslation('withdrawals');
  const words = useErrorMessage();
  const platform = usePlatform();
  const [query] = useSearchParams();
  const { decimals } = useCurrency();
  const form = useForm<WithdrawValues>({ defaultValues: { accountId: null, amount: '' } });
  const forget = useDraft(form, { name: WITHDRAW_DRAFT, fields: ['accountId', 'amount'] });
  const ordering = useWithdrawalOrder(player, forget);
  const typed = form.watch();
  const { accountId, amount } = ordering.sent ?? typed;
  const usable = known.accounts.filter((one) => isPaidTo(one, known.methods));
  // A sent order keeps its account, even one no longer usable.
  const choices = ordering.sent ? known.accounts : usable;
  const account = choices.find(({ id }) => id === accountId) ?? usable[0];
  const kind = account?.kind ?? known.methods[0]?.kind ?? 'bank';
  const quote = useQuery({
    ...withdrawalQuoteQuery(platform, { kind }),
    placeholderData: keepPreviousData,
  });
  const bonuses = useTurnoverBonuses();
  const balance = useQuery(walletBalanceQuery(platform, i18n.language));
  // Everything renders at once, so that late data shifts nothing. A slow phone takes seconds to open the tracker of a withdrawal: until
  // then, it must not say that nothing can be withdrawn now.
  if (ordering.isMade || isComing(quote) || isComing(bonuses) || isComing(balance)) {
    return <WithdrawalSkeleton />;
  }
  const { data } = quote;
  if (!data) return <WithdrawalLoadError failed={[quote]} />;
  const fault = amountFault(amount, data, decimals);
  // The review itself says so if its amount is no longer available, as after a withdrawal in another tab.
  const isTyped = query.get(STEP) === REVIEW && (fault === undefined || fault === 'short');
  const isReviewed = ordering.sent !== undefined || isTyped;
  return (
    <>
      {data.verification !== 'approved' && <VerificationCard state={data.verification} />}
      {ordering.expired !== undefined && (
        <FormError title={t('review.unknown')}>{words(ordering.expired)}</FormError>
      )}
      <AvailablePart quote={data} balance={balance.data} bonuses={bonuses} />
      <div className={styles.parts}>
        {account && isReviewed ? (
          <ReviewPart
            order={{ accountId: account.id, amount }}
            account={account}
            hasPassword={hasPassword}
            single={balance.data?.single ?? true}
            ordering={ordering}
          />
        ) : (
          <AmountPart
            form={form}
            known={known}
            account={account}
            quote={data}
            hasPassword={hasPassword}
            wallets={balance.data?.wallets ?? []}
          />
        )}
        <div className={styles.page}>
          <AccountsPart known={known} />
          <RecentWithdrawals />
        </div>
      </div>
    </>
  );
}
