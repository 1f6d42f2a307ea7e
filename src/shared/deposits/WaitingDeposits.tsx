import { OpenDepositCard } from './OpenDepositCard.tsx';
import { useWaitingDeposits } from './useWaitingDeposits.ts';

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
  const { deposits, setUnpaid } = useWaitingDeposits();
  const shown = deposits.filter(({ reference }) => reference !== except);
  return shown.map((deposit) => (
    <OpenDepositCard
      key={deposit.reference}
      deposit={deposit}
      game={game}
      onUnpaid={() => setUnpaid(deposit.reference)}
    />
  ));
}
