import { useQuery } from '@tanstack/react-query';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { MemberInfo } from '#src/platform/contract.generated.ts';
import { rewardCountQuery } from '#src/platform/endpoints/rewards/rewardCount.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useMember } from '#src/session/useMember.ts';
import { badgeCount } from './badgeCount.ts';

/** Whether a member gets any offers: not a player on a break, nor a trial account (S3.5). */
const isOffered = ({ availablePromo }: MemberInfo): boolean =>
  Object.values(availablePromo).some(({ enabled }) => enabled);

/** Returns a function that gives the count on a menu row's badge by the row's id; 0 for none (S2.16). */
export function useBadgeCounts(): (id: string) => number {
  const member = useMember();
  const { modules } = useBrand();
  const enabled =
    (modules.rewards || modules.missions) && member !== undefined && isOffered(member);
  const { data: claims } = useQuery({ ...rewardCountQuery(usePlatform()), enabled });
  return (id) => badgeCount(id, { member, claims });
}
