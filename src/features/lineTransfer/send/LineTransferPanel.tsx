import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { VerificationCard } from '#src/shared/verification/VerificationCard.tsx';
import { Card } from '#src/ui/card/Card.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { SkeletonLines } from '#src/ui/skeleton/SkeletonLines.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import * as styles from '../LineTransfer.css.ts';
import { LineSteps } from './LineSteps.tsx';
import { OnBreak } from './OnBreak.tsx';
import { TurnoverNotice } from './TurnoverNotice.tsx';
import { UplineUnavailable } from './UplineUnavailable.tsx';
import type { LineTransferData } from './useLineTransferData.ts';

/** The transfer steps, or why the player cannot transfer. */
export function LineTransferPanel({ desk }: { desk: LineTransferData }) {
  const { t } = useTranslation('lineTransfer');
  const words = useErrorMessage();
  if (desk.name === 'failed') {
    return (
      <ErrorState
        title={t('failed')}
        hint={words(desk.error)}
        retryLabel={t('retry')}
        retrying={desk.retrying}
        onRetry={desk.retry}
      />
    );
  }
  if (desk.name === 'loading') {
    return (
      <Card>
        <SkeletonLines />
      </Card>
    );
  }
  const { line, balance, turnoverLeft, breakUntil } = desk;
  if (breakUntil !== undefined) return <OnBreak until={breakUntil} />;
  if (!line.upline && line.total === 0) {
    return <EmptyState icon="user" title={t('nobody')} hint={t('nobodyHint')} />;
  }
  if (!line.uplineAvailable && line.total === 0) return <UplineUnavailable />;
  if (isPositive(turnoverLeft)) return <TurnoverNotice left={turnoverLeft} />;
  return (
    <div className={styles.desk}>
      <Stack gap="l">
        {line.verification !== 'approved' && <VerificationCard state={line.verification} />}
        <Card as="section">
          <LineSteps line={line} available={balance} />
        </Card>
      </Stack>
    </div>
  );
}
