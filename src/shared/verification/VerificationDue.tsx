import { useQuery } from '@tanstack/react-query';
import { verificationQuery } from '#src/platform/endpoints/verification/verification.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { isVerificationDue } from './isVerificationDue.ts';
import { VerificationCard } from './VerificationCard.tsx';

/** The proof of identity of a player who has deposited, until it is approved. Renders nothing before both are known. */
export function VerificationDue() {
  const { data } = useQuery(verificationQuery(usePlatform()));
  return data && isVerificationDue(data) ? <VerificationCard state={data.state} /> : null;
}
