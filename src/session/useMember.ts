import { useQuery } from '@tanstack/react-query';
import type { MemberInfo } from '#src/platform/contract.generated.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { kindOf, memberQuery, type Viewer } from './member.ts';
import { useSession } from './SessionContext.tsx';

/** The logged-in player; undefined until the platform has answered (S4.2). */
export function useMember(): MemberInfo | undefined {
  const { token } = useSession();
  const { data } = useQuery({ ...memberQuery(usePlatform()), enabled: token !== undefined });
  return token === undefined ? undefined : data;
}

/** The kind of viewer, as far as it is known. */
export function useViewer(): Viewer {
  const member = useMember();
  return member ? kindOf(member) : 'visitor';
}
