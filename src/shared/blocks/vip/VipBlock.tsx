import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/session/SessionContext.tsx';
import { HowItWorks } from '#src/shared/rewards/HowItWorks.tsx';
import { OwnLevelSkeleton } from '#src/shared/rewards/OwnLevelSkeleton.tsx';
import type { BlockOf } from '../block.ts';
import { useBlockTitle } from '../useBlockTitle.ts';
import { VipSection } from './VipSection.tsx';

/** Visitors, who come to the home page first, need none of it. */
const OwnVipBlock = lazy(async () => ({
  default: (await import('./OwnVipBlock.tsx')).OwnVipBlock,
}));

/** VIP levels (S2.20): the player's own with the way to the next; how levels work, for visitors, whom the platform shows none. */
export function VipBlock({ block }: { block: BlockOf<'vip'> }) {
  const { t } = useTranslation('vip');
  const howId = useId();
  const title = useBlockTitle(block.title, 'vip');
  if (useSession().token !== undefined) {
    const loading = (
      <VipSection title={title}>
        <OwnLevelSkeleton />
      </VipSection>
    );
    return (
      <Suspense fallback={loading}>
        <OwnVipBlock title={title} />
      </Suspense>
    );
  }
  return (
    <VipSection title={title}>
      <HowItWorks
        id={howId}
        title={t('how.title')}
        lines={[t('how.reach'), t('how.gift'), t('how.rebate')]}
      />
    </VipSection>
  );
}
