import { useTranslation } from 'react-i18next';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { useFocusOnChange } from '#src/session/useFocusOnChange.ts';
import { useTopOnArrival } from '#src/session/useTopOnArrival.ts';
import { needsPlayer } from '#src/shared/deposits/needsPlayer.ts';
import { WaitingDeposits } from '#src/shared/deposits/WaitingDeposits.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from '../Deposit.css.ts';
import { newDepositPath } from '../depositPaths.ts';
import { CoinPaymentStep } from '../pay/CoinPaymentStep.tsx';
import { ManualPaymentStep } from '../pay/ManualPaymentStep.tsx';
import { PaidBeforeBreak } from '../pay/PaidBeforeBreak.tsx';
import { ProviderPageStep } from '../pay/ProviderPageStep.tsx';
import { useReturnGameQuery } from '../useReturnGameQuery.ts';
import { ClosedDeposit } from './ClosedDeposit.tsx';
import { DepositDetails } from './DepositDetails.tsx';
import { DepositSteps } from './DepositSteps.tsx';
import { useDepositWatch } from './useDepositWatch.ts';
import { useForgetKey } from './useForgetKey.ts';
import { useTopOnOutcome } from './useTopOnOutcome.ts';
import { useTrackPaid } from './useTrackPaid.ts';

interface StepProps {
  deposit: Deposit;
  /** The arrival of the platform's response, by the device's clock. */
  arrivedAt: number;
  /** Asks the platform again. */
  onAsk: () => void;
  onBreak: boolean;
}

function Step({ onBreak, ...step }: StepProps) {
  const { closedAt, coins } = step.deposit;
  if (closedAt !== null) return <ClosedDeposit deposit={step.deposit} />;
  if (onBreak && needsPlayer(step.deposit)) return <PaidBeforeBreak deposit={step.deposit} />;
  if (coins) return <CoinPaymentStep {...step} coins={coins} />;
  return step.deposit.adapter === 'manual-reference' ? (
    <ManualPaymentStep {...step} />
  ) : (
    <ProviderPageStep {...step} />
  );
}

/** The current action or message for the player. An outcome that replaces a payment takes the focus that was in it. */
function CurrentStep(step: StepProps) {
  const view = useFocusOnChange(step.deposit.closedAt !== null);
  return (
    <div ref={view} tabIndex={-1}>
      <Stack gap="l">
        <Step {...step} />
      </Stack>
    </div>
  );
}

/** One deposit: its step, the reason, and the next step. Only the platform decides its state, not a page that leads back here. */
export function DepositStatus({ reference }: { reference: string }) {
  const { t } = useTranslation('deposit');
  const words = useErrorMessage();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useDepositWatch(reference);
  const game = useReturnGameQuery();
  const onBreak = useBreakUntil() !== undefined;
  const ask = () => void refetch();
  useTopOnArrival();
  useTrackPaid(data?.state);
  useForgetKey(data);
  useTopOnOutcome(data ? data.closedAt !== null : undefined);
  if (data) {
    return (
      <>
        <Card as="section">
          <Stack gap="l">
            <DepositSteps deposit={data} />
            {error && (
              <div role="status">
                <Text tone="secondary">{t('status.stale')}</Text>
              </div>
            )}
            <CurrentStep deposit={data} arrivedAt={dataUpdatedAt} onAsk={ask} onBreak={onBreak} />
          </Stack>
        </Card>
        <DepositDetails deposit={data} />
        <WaitingDeposits except={reference} game={game} />
        {!onBreak && (
          <div>
            <ButtonLink to={newDepositPath(game)}>{t('status.other')}</ButtonLink>
          </div>
        )}
      </>
    );
  }
  if (error) {
    return (
      <ErrorState
        title={t('status.failed')}
        hint={words(error)}
        retryLabel={t('retry')}
        retrying={isFetching}
        onRetry={ask}
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
