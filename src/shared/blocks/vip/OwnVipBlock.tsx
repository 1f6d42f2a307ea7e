import { useQuery } from '@tanstack/react-query';
import { vipQuery } from '#src/platform/endpoints/rewards/getVip.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { OwnLevel } from '#src/shared/rewards/OwnLevel.tsx';
import { OwnLevelSkeleton } from '#src/shared/rewards/OwnLevelSkeleton.tsx';
import { VipSection } from './VipSection.tsx';

/** The player's level and the way to the next. Without levels, and if they do not load, it renders nothing. */
export function OwnVipBlock({ title }: { title: string }) {
  const { data, error } = useQuery(vipQuery(usePlatform()));
  if (data ? data.levels.length === 0 : error) return null;
  return (
    <VipSection title={title}>{data ? <OwnLevel vip={data} /> : <OwnLevelSkeleton />}</VipSection>
  );
}
