import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#src/session/SessionContext.tsx';
import { HowItWorks } from '#src/shared/rewards/HowItWorks.tsx';
import type { BlockOf } from '../homeBlock.ts';
import { useBlockTitle } from '../useBlockTitle.ts';
import { OwnVipBlock } from './OwnVipBlock.tsx';
import { VipSection } from './VipSection.tsx';

/** VIP levels (S2.20): the player's own with the way to the next; how levels work, for visitors, whom the platform shows none. */
export function VipBlock({ block }: { block: BlockOf<'vip'> }) {
  const { t } = useTranslation('vip');
  const howId = useId();
  const title = useBlockTitle(block.title, 'vip');
  if (useSession().token !== undefined) return <OwnVipBlock title={title} />;
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
