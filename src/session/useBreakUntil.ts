import { useQuery } from '@tanstack/react-query';
import { protectionQuery } from '#src/platform/endpoints/protection/getProtection.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useViewer } from './useMember.ts';

/**
 * When the player's time-out or self-exclusion ends (DECISIONS, player protection), an ISO moment; undefined if they are on no break, or
 * until the platform has said so.
 */
export function useBreakUntil(): string | undefined {
  const viewer = useViewer();
  const known = viewer === 'member' || viewer === 'agent';
  const { data } = useQuery({ ...protectionQuery(usePlatform()), enabled: known });
  return (known && data?.excludedUntil) || undefined;
}
