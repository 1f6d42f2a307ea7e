import { useQuery } from '@tanstack/react-query';
import { waitingDepositsQuery } from '#src/platform/endpoints/wallet/deposits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useUnpaidDeposits } from './useUnpaidDeposits.ts';

/** The deposits that need their player and were not marked as unpaid; none while they load. */
export function useWaitingDeposits() {
  const { data, dataUpdatedAt, refetch } = useQuery(waitingDepositsQuery(usePlatform()));
  const [unpaid, setUnpaid] = useUnpaidDeposits();
  const deposits = data?.deposits.filter(({ reference }) => !unpaid.includes(reference)) ?? [];
  return { deposits, arrivedAt: dataUpdatedAt, refetch, setUnpaid };
}
