import { useQuery } from '@tanstack/react-query';
import { waitingDepositsQuery } from '#src/platform/endpoints/wallet/deposits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { OpenDepositCard } from './OpenDepositCard.tsx';
import { useUnpaidDeposits } from './useUnpaidDeposits.ts';

export interface WaitingDepositsProps {
  /** A deposit that the page shows already. */
  except?: string;
  /** The query of the game to return to after it. */
  game?: string | undefined;
}

/**
 * Every deposit that needs its player: to pay it, or to report its transaction ID, also for a while after the time to pay. Renders nothing
 * without one, or while loading.
 */
export function WaitingDeposits({ except, game }: WaitingDepositsProps) {
  const { data } = useQuery(waitingDepositsQuery(usePlatform()));
  const [unpaid, setUnpaid] = useUnpaidDeposits();
  const shown = data?.deposits.filter(
    ({ reference }) => reference !== except && !unpaid.includes(reference),
  );
  return shown?.map((deposit) => (
    <OpenDepositCard
      key={deposit.reference}
      deposit={deposit}
      game={game}
      onUnpaid={() => setUnpaid(deposit.reference)}
    />
  ));
}
