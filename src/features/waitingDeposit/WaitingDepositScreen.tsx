import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { depositQuery } from '#src/platform/endpoints/wallet/deposits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useViewer } from '#src/session/useMember.ts';
import { needsPlayer } from '#src/shared/deposits/needsPlayer.ts';
import { OpenDepositCard } from '#src/shared/deposits/OpenDepositCard.tsx';
import { notice } from './WaitingDepositScreen.css.ts';

/** The pages that show the open deposit themselves. */
const OWN_PAGES: readonly string[] = ['/deposit', '/member'];

/**
 * Reminds members, on every other page, of the open deposit that they have yet to pay, or to enter the transaction ID of (S2.16).
 * Nothing once the cashier or the provider has it.
 */
export function WaitingDepositScreen() {
  const { pathname } = useLocation();
  const viewer = useViewer();
  const enabled = (viewer === 'member' || viewer === 'agent') && !OWN_PAGES.includes(pathname);
  const { data } = useQuery({ ...depositQuery(usePlatform()), enabled });
  if (!enabled || !data || !needsPlayer(data)) return null;
  return (
    <div className={notice}>
      <OpenDepositCard deposit={data} />
    </div>
  );
}
