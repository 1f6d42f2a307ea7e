import { useQuery } from '@tanstack/react-query';
import { contractOffersQuery } from '#src/platform/endpoints/agents/contracts.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { EntryCount, type EntryCountProps } from '../EntryCount.tsx';

/** The count of contract offers that the agent has not answered, in a menu entry (S2.15, S6.6). */
export function OpenOffers({ row }: Pick<EntryCountProps, 'row'>) {
  const { data } = useQuery(contractOffersQuery(usePlatform()));
  return <EntryCount row={row} waiting={data?.contracts.length ?? 0} />;
}
