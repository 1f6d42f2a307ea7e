import { useLocation } from 'react-router-dom';
import { useViewer } from '#src/session/useMember.ts';
import { WaitingDeposits } from '#src/shared/deposits/WaitingDeposits.tsx';
import { notice } from './WaitingDepositScreen.css.ts';

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
  if (!isMember || OWN_PAGES.includes(pathname)) return null;
  return (
    <div className={notice}>
      <WaitingDeposits />
    </div>
  );
}
