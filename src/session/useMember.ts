import { useQuery } from '@tanstack/react-query';
import type { MemberInfo } from '#src/platform/contract.generated.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { kindOf, memberQuery, type Viewer } from './member.ts';
import { useSession } from './SessionContext.tsx';

/** The player who is logged in; nobody until the platform has said who it is (S4.2). */
export function useMember(): MemberInfo | undefined {
  const { token } = useSession();
  const { data } = useQuery({ ...memberQuery(usePlatform()), enabled: token !== undefined });
  return token === undefined ? undefined : data;
}

/** Who is looking, as far as it is known. */
export function useViewer(): Viewer {
  const member = useMember();
  return member ? kindOf(member) : 'visitor';
}
