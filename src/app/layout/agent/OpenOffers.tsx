import { useQuery } from '@tanstack/react-query';
import { useFormat } from '#src/i18n/useFormat.ts';
import { contractOffersQuery } from '#src/platform/endpoints/agents/contracts.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { Badge } from '#src/ui/badge/Badge.tsx';

/** The count of contract offers that the agent has not answered (S2.15, S6.6). */
export function OpenOffers() {
  const { count } = useFormat();
  const { data } = useQuery(contractOffersQuery(usePlatform()));
  const open = data?.contracts.length ?? 0;
  return open > 0 && <Badge tone="accent">{count(open)}</Badge>;
}
