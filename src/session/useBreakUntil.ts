import { useQuery } from '@tanstack/react-query';
import { protectionQuery } from '#src/platform/endpoints/protection/getProtection.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useViewer } from './useMember.ts';

/**
 * Until when the player is on a time-out or self-excluded (DECISIONS, player protection), an ISO moment; nothing where they are
 * on no break, or as long as the platform has not said so.
 */
export function useBreakUntil(): string | undefined {
  const viewer = useViewer();
  const known = viewer === 'member' || viewer === 'agent';
  const { data } = useQuery({ ...protectionQuery(usePlatform()), enabled: known });
  return (known && data?.excludedUntil) || undefined;
}
