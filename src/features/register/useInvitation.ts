import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { keepReferralCode, keptReferralCode } from '#src/session/referralCode.ts';

/** The code of the invitation that the visitor came with, by this address or an earlier one of this tab (S2.2). */
export function useInvitation(): string {
  const given = new URLSearchParams(useLocation().search).get('referralCode');
  useEffect(() => {
    if (given !== null) keepReferralCode(given);
  }, [given]);
  return given ?? keptReferralCode() ?? '';
}
