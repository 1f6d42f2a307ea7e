import { useQuery } from '@tanstack/react-query';
import { depositQuery } from '#src/platform/endpoints/wallet/deposits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { needsPlayer } from './needsPlayer.ts';
import { OpenDepositCard } from './OpenDepositCard.tsx';
import { WaitingDeposits } from './WaitingDeposits.tsx';

/**
 * The cards of open deposits on wallet pages: all that need the player, then the newest if the cashier or provider handles it. Renders
 * nothing without one, or while loading.
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
