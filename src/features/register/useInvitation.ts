import { useLocation } from 'react-router-dom';
import { keptReferralCode } from '#src/session/referralCode.ts';
import { useKeepInvitation } from '#src/session/useKeepInvitation.ts';

/** The invitation code that the visitor came with, from this URL or an earlier one of this tab (S2.2). */
export function useInvitation(): string {
  const given = new URLSearchParams(useLocation().search).get('referralCode');
  useKeepInvitation(given);
  return given ?? keptReferralCode() ?? '';
}
