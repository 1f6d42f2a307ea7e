import { useLocation } from 'react-router-dom';
import { useViewer } from '#src/session/useMember.ts';
import { Reminder } from './Reminder.tsx';

/** The pages that already show these deposits. */
const OWN_PAGES: readonly string[] = ['/deposit', '/member'];

/**
 * Reminds members, on every other page, of the deposits that they have yet to pay, or to enter the transaction ID of (S2.16). Hidden once
 * the cashier or provider has them.
 */
export function WaitingDepositScreen() {
  const { pathname } = useLocation();
  const viewer = useViewer();
  const isMember = viewer === 'member' || viewer === 'agent';
  return isMember && !OWN_PAGES.includes(pathname) ? <Reminder /> : null;
}
