import { useQuery } from '@tanstack/react-query';
import { depositQuery } from '#src/platform/endpoints/wallet/deposits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { needsPlayer } from './needsPlayer.ts';
import { OpenDepositCard } from './OpenDepositCard.tsx';
import { WaitingDeposits } from './WaitingDeposits.tsx';

/**
 * The deposits that wait for their player, then the newest open one where the cashier or the provider has it, for pages of the wallet.
 * Renders nothing without one, or before it is known.
 */
export function OpenDeposit({ game }: { game?: string }) {
  const { data } = useQuery(depositQuery(usePlatform()));
  return (
    <>
      <WaitingDeposits game={game} />
      {data && !needsPlayer(data) && <OpenDepositCard deposit={data} game={game} />}
    </>
  );
}
