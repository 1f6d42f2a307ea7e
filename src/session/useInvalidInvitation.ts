import { useQuery } from '@tanstack/react-query';
import { affiliateQuery } from '#src/platform/endpoints/registration/affiliate.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';

/** Whether an invitation code no longer allows a registration; false without a code, and until the platform has said so (S8.2). */
export function useInvalidInvitation(code: string): boolean {
  const { data } = useQuery({ ...affiliateQuery(usePlatform(), code), enabled: code !== '' });
  return data?.valid === false;
}
