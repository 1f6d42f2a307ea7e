import { useQuery } from '@tanstack/react-query';
import { verificationQuery } from '#src/platform/endpoints/verification/verification.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { isVerificationDue } from './isVerificationDue.ts';
import { VerificationCard } from './VerificationCard.tsx';

/** The identity verification card for players who have deposited, until it is approved. Renders nothing while loading. */
export function VerificationDue() {
  const { data } = useQuery(verificationQuery(usePlatform()));
  return data && isVerificationDue(data) ? <VerificationCard state={data.state} /> : null;
}
