import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { verificationQuery } from '#src/platform/endpoints/verification/verification.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { VerificationCard } from '#src/shared/verification/VerificationCard.tsx';
import { QueryPart } from './parts/QueryPart.tsx';

/** The state of the player's identity verification (KYC). */
export function IdentityPart() {
  const { t } = useTranslation('security');
  const query = useQuery(verificationQuery(usePlatform()));
  return (
    <QueryPart query={query} failed={t('overview.identityFailed')}>
      {({ state }) => <VerificationCard state={state} />}
    </QueryPart>
  );
}
