import { useEffect } from 'react';
import type { Affiliate } from '#src/platform/contract.generated.ts';
import { countInvitation } from '#src/platform/endpoints/registration/registration.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { dropReferralCode, keepReferralCode, keptReferralCode } from './referralCode.ts';

/** Keeps the code of the invitation that a visitor came by while it is good, and tells the platform once a tab that it was opened (S2.2, S2.17). */
export function useKeepInvitation(code: string | null): void {
  const platform = usePlatform();
  useEffect(() => {
    if (!code || !keepReferralCode(code)) return;
    const forgetDead = ({ valid }: Affiliate) => {
      if (!valid && keptReferralCode() === code) dropReferralCode();
    };
    // An opening that is not counted is of no concern to the visitor.
    countInvitation(platform, code).then(forgetDead, () => undefined);
  }, [code, platform]);
}
