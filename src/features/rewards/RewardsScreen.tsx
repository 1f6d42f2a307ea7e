import { useTranslation } from 'react-i18next';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { OnBreak } from '#src/shared/rewards/OnBreak.tsx';
import { PageHeading } from '#src/ui/heading/PageHeading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { ClaimableRewards } from './claimable/ClaimableRewards.tsx';
import { RewardHistory } from './history/RewardHistory.tsx';

/**
 * The reward centre (S2.16 rewardCenter): claimable rewards first, then the history of earlier ones. A player on a break sees only the
 * history.
 */
export function RewardsScreen() {
  const { t } = useTranslation('rewards');
  const breakUntil = useBreakUntil();
  return (
    <Stack gap="xl">
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      {breakUntil ? <OnBreak until={breakUntil} /> : <ClaimableRewards />}
      <RewardHistory />
    </Stack>
  );
}
