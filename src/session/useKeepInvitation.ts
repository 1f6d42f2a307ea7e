import { useEffect } from 'react';
import type { Affiliate } from '#src/platform/contract.generated.ts';
import { countInvitation } from '#src/platform/endpoints/registration/registration.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { dropReferralCode, keepReferralCode, keptReferralCode } from './referralCode.ts';

/** Keeps the code of a visitor's invitation while it is valid, and counts its opening on the platform once per tab (S2.2, S2.17). */
export function useKeepInvitation(code: string | null): void {
  const platform = usePlatform();
  useEffect(() => {
    if (!code || !keepReferralCode(code)) return;
    const forgetDead = ({ valid }: Affiliate) => {
      if (!valid && keptReferralCode() === code) dropReferralCode();
    };
    // A failure to count an opening is no concern of the visitor.
    countInvitation(platform, code).then(forgetDead, () => undefined);
  }, [code, platform]);
}
