import { useLocation } from 'react-router-dom';
import { keptReferralCode } from '#src/session/referralCode.ts';
import { useKeepInvitation } from '#src/session/useKeepInvitation.ts';

/** The code of the invitation that the visitor came with, by this address or an earlier one of this tab (S2.2). */
export function useInvitation(): string {
  const given = new URLSearchParams(useLocation().search).get('referralCode');
  useKeepInvitation(given);
  return given ?? keptReferralCode() ?? '';
}
