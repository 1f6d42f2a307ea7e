import { useQuery } from '@tanstack/react-query';
import { securityQuery } from '#src/platform/endpoints/security/security.ts';
import { payoutAccountsQuery } from '#src/platform/endpoints/wallet/payoutAccounts.ts';
import { withdrawalQuery } from '#src/platform/endpoints/wallet/withdrawals.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { WithdrawalCard } from '#src/shared/withdrawals/WithdrawalCard.tsx';
import { DeskParts } from './DeskParts.tsx';
import { DeskSkeleton } from './DeskSkeleton.tsx';
import { DeskTrouble } from './DeskTrouble.tsx';

/** The withdrawal desk, once the player's data is loaded, with any pending withdrawal. */
export function Desk() {
  const platform = usePlatform();
  const accounts = useQuery(payoutAccountsQuery(platform));
  const security = useQuery(securityQuery(platform));
  const newest = useQuery(withdrawalQuery(platform));
  if (accounts.data && security.data && newest.data !== undefined) {
    return (
      <>
        {newest.data && <WithdrawalCard withdrawal={newest.data} />}
        <DeskParts known={accounts.data} hasPassword={security.data.paymentPassword} />
      </>
    );
  }
  const [first, ...more] = [accounts, security, newest].filter(({ error }) => error);
  return first ? <DeskTrouble failed={[first, ...more]} /> : <DeskSkeleton />;
}
