import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useBrand } from '#src/brand/BrandContext.tsx';
import {
  depositMethodsQuery,
  depositQuery,
  waitingDepositsQuery,
} from '#src/platform/endpoints/wallet/deposits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { depositPath } from '#src/shared/deposits/depositPath.ts';
import { needsPlayer } from '#src/shared/deposits/needsPlayer.ts';
import { OpenDeposit } from '#src/shared/deposits/OpenDeposit.tsx';
import { depositMethodsOf } from '#src/shared/payments/methodsOf.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { BreakNotice } from '../BreakNotice.tsx';
import * as styles from '../Deposit.css.ts';
import { SuspendedNotice } from '../SuspendedNotice.tsx';
import { useReturnGameQuery } from '../useReturnGameQuery.ts';
import { DepositForm } from './DepositForm.tsx';
import { NoMethods } from './NoMethods.tsx';
import { useDepositPromotions } from './useDepositPromotions.ts';

const codeOf = (error: Error | null) => (error instanceof PlatformError ? error.code : undefined);

/** The form of a new deposit. A deposit that waits for its player is resumed instead, unless another one is wanted (`anew`). */
export function NewDeposit({ anew }: { anew: boolean }) {
  const { t } = useTranslation('deposit');
  const words = useErrorMessage();
  const platform = usePlatform();
  const { payments } = useBrand();
  const game = useReturnGameQuery();
  const open = useQuery(depositQuery(platform));
  const offer = useQuery(depositMethodsQuery(platform));
  const waiting = useQuery(waitingDepositsQuery(platform));
  const promotions = useDepositPromotions();
  const promotionsCome = promotions.isPending && promotions.errorUpdateCount === 0;
  const error = open.error ?? offer.error;
  if (codeOf(offer.error) === 'player_excluded') return <BreakNotice />;
  if (codeOf(offer.error) === 'player_suspended') return <SuspendedNotice />;
  // The cached deposit may have been paid or have expired since, so the redirect to it waits for the response.
  const isTakenUp = open.data && !anew && needsPlayer(open.data);
  if (isTakenUp && open.data && !open.isFetching) {
    return <Navigate to={depositPath(open.data.reference, game)} replace />;
  }
  if (
    !isTakenUp &&
    open.data !== undefined &&
    offer.data &&
    !promotionsCome &&
    !waiting.isPending
  ) {
    const { depositLeft } = offer.data;
    const methods = depositMethodsOf(offer.data, payments.methods);
    const [first] = methods;
    return (
      <>
        <OpenDeposit game={game} />
        {first ? (
          <DepositForm {...{ methods, first, depositLeft, promotions }} />
        ) : (
          <NoMethods depositLeft={depositLeft} />
        )}
      </>
    );
  }
  if (error) {
    const failed = [open, offer].filter(({ isError }) => isError);
    const ask = () => Promise.all(failed.map(({ refetch }) => refetch()));
    return (
      <ErrorState
        title={t('failed')}
        hint={words(error)}
        retryLabel={t('retry')}
        retrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => void ask()}
      />
    );
  }
  return (
    <div className={styles.coming}>
      <Card>
        <SkeletonLines />
      </Card>
    </div>
  );
}
