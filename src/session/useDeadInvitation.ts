import { useQuery } from '@tanstack/react-query';
import { affiliateQuery } from '#src/platform/endpoints/registration/affiliate.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** Whether nobody can register with the code of an invitation; false for none, and until the platform has said so (S8.2). */
export function useDeadInvitation(code: string): boolean {
  const { data } = useQuery({ ...affiliateQuery(usePlatform(), code), enabled: code !== '' });
  return data?.valid === false;
}
