import { useQuery } from '@tanstack/react-query';
import { withdrawalQuery } from '#src/platform/endpoints/wallet/withdrawals.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { WithdrawalCard } from './WithdrawalCard.tsx';

/** The newest withdrawal that is on its way, for any page of a player; nothing where none is, or as long as it is not known. */
export function WithdrawalOnItsWay() {
  const { data } = useQuery(withdrawalQuery(usePlatform()));
  return data ? <WithdrawalCard withdrawal={data} /> : null;
}
