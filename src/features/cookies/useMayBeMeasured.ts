import { useQuery } from '@tanstack/react-query';
import { protectionQuery } from '#src/platform/endpoints/protection/getProtection.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useSession } from '#src/session/SessionContext.tsx';
import { useViewer } from '#src/session/useMember.ts';

/**
 * Whether the visitor may be measured at all: never during a time-out or self-exclusion. Undefined until the platform has said who is
 * logged in, and whether they are on a break.
 */
export function useMayBeMeasured(): boolean | undefined {
  const { token } = useSession();
  const viewer = useViewer();
  const enabled = viewer === 'member' || viewer === 'agent';
  const { data } = useQuery({ ...protectionQuery(usePlatform()), enabled });
  if (token === undefined || viewer === 'trial') return true;
  return enabled && data ? !data.excludedUntil : undefined;
}
