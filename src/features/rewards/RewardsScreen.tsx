import { useTranslation } from 'react-i18next';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { OnBreak } from '#src/shared/rewards/OnBreak.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
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
      <Stack gap="xs">
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="secondary">{t('lead')}</Text>
      </Stack>
      {breakUntil ? <OnBreak until={breakUntil} /> : <ClaimableRewards />}
      <RewardHistory />
    </Stack>
  );
}
