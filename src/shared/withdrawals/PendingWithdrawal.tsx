import { useQuery } from '@tanstack/react-query';
import { withdrawalQuery } from '#src/platform/endpoints/wallet/withdrawals.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { WithdrawalCard } from './WithdrawalCard.tsx';

/** The newest withdrawal under way, for any player page; nothing if there is none, or while loading. */
export function PendingWithdrawal() {
  const { data } = useQuery(withdrawalQuery(usePlatform()));
  return data ? <WithdrawalCard withdrawal={data} /> : null;
}
