import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayoutAccount } from '#src/platform/contract.generated.ts';
import { withdrawalQuoteQuery } from '#src/platform/endpoints/wallet/withdrawals.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useFocusOnChange } from '#src/session/useFocusOnChange.ts';
import { WITHDRAW_PATH } from '#src/shared/withdrawals/withdrawalPath.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { NoPassword } from '../desk/NoPassword.tsx';
import * as styles from '../Withdrawals.css.ts';
import { ConfirmForm } from './ConfirmForm.tsx';
import { ReviewList } from './ReviewList.tsx';
import type { Order } from './sentOrder.ts';
import { UnconfirmedNotice } from './UnconfirmedNotice.tsx';
import type { Ordering } from './useWithdrawalOrder.tsx';

export interface ReviewPartProps {
  order: Order;
  account: PayoutAccount;
  hasPassword: boolean;
  /** The brand has one wallet, not one per vendor. */
  single: boolean;
  ordering: Ordering;
}

/** Takes the focus, with its heading at the top of the view: the form it replaces was scrolled down to its button. */
const takeFocus = (part: HTMLElement | null) => {
  part?.focus({ preventScroll: true });
  part?.scrollIntoView({ block: 'start' });
};

/** The review of a withdrawal before it is made, with the payment password to confirm it. */
export function ReviewPart({ order, account, hasPassword, single, ordering }: ReviewPartProps) {
  const { t } = useTranslation('withdrawals');
  const words = useErrorMessage();
  const { kind } = account;
  const quote = useQuery(withdrawalQuoteQuery(usePlatform(), { kind, amount: order.amount }));
  const { data, error, isFetching, refetch } = quote;
  const isOpen = ordering.sent !== undefined;
  // The balance may be without the amount before the order is answered, or without that of another tab's.
  const isPossible = data?.allowed || isOpen || ordering.isSending;
  const isClosed = data !== undefined && !isPossible;
  const content = useFocusOnChange(isClosed);
  // While an order is sent, its own amount may already be deducted from the quote.
  const [reviewed, setReviewed] = useState(data);
  if (!ordering.isSending && reviewed !== data) setReviewed(data);
  const fee = typeof reviewed?.fee === 'string' ? { fee: reviewed.fee } : {};
  const again = { retryLabel: t('retry'), retrying: isFetching, onRetry: () => void refetch() };
  return (
    <Card as="section" labelledBy="withdraw-review">
      <div ref={takeFocus} tabIndex={-1} className={styles.arrived}>
        <Stack gap="l">
          <Heading level={2} id="withdraw-review">
            {t('review.title')}
          </Heading>
          {isOpen && <UnconfirmedNotice amount={order.amount} check={ordering.check} />}
          {error && !data ? (
            <ErrorState title={t('review.failed')} hint={words(error)} {...again} />
          ) : (
            <ReviewList
              {...{ account, single }}
              amount={order.amount}
              quote={reviewed}
              isUnknown={isOpen || reviewed?.allowed === false}
            />
          )}
          {isClosed && (
            <div ref={content} tabIndex={-1}>
              <EmptyState icon="alert" title={t('form.closed')} hint={t('review.closed')} />
            </div>
          )}
          {isPossible && <Text tone="secondary">{t('review.final')}</Text>}
          {isPossible && hasPassword && (
            <ConfirmForm order={{ ...order, ...fee }} ordering={ordering} />
          )}
          {!hasPassword && <NoPassword />}
          {!isOpen && (
            <div>
              <ButtonLink to={WITHDRAW_PATH} tone="quiet" icon="chevronStart" replace>
                {t('review.change')}
              </ButtonLink>
            </div>
          )}
        </Stack>
      </div>
    </Card>
  );
}
