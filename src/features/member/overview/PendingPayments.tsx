import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { verificationQuery } from '#src/platform/endpoints/verification/verification.ts';
import { depositQuery, waitingDepositsQuery } from '#src/platform/endpoints/wallet/deposits.ts';
import { withdrawalQuery } from '#src/platform/endpoints/wallet/withdrawals.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { OpenDeposit } from '#src/shared/deposits/OpenDeposit.tsx';
import { isVerificationDue } from '#src/shared/verification/isVerificationDue.ts';
import { VerificationDue } from '#src/shared/verification/VerificationDue.tsx';
import { PendingWithdrawal } from '#src/shared/withdrawals/PendingWithdrawal.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { OverviewPart } from './OverviewPart.tsx';

/** The overview of what is pending: deposits, withdrawal and identity verification, each with its state and a link (S2.10, S2.16). */
export function PendingPayments() {
  const { t } = useTranslation('member');
  const platform = usePlatform();
  const deposit = useQuery(depositQuery(platform));
  const waiting = useQuery(waitingDepositsQuery(platform));
  const withdrawal = useQuery(withdrawalQuery(platform));
  const verification = useQuery(verificationQuery(platform));
  return (
    <OverviewPart id="way" queries={[deposit, waiting, withdrawal, verification]}>
      {() =>
        deposit.data ||
        waiting.data?.deposits.length ||
        withdrawal.data ||
        isVerificationDue(verification.data) ? (
          <>
            <VerificationDue />
            <OpenDeposit />
            <PendingWithdrawal />
          </>
        ) : (
          <Text tone="secondary" size="s">
            {t('overview.way.none')}
          </Text>
        )
      }
    </OverviewPart>
  );
}
