import { useTranslation } from 'react-i18next';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { OnBreak } from '#src/shared/rewards/OnBreak.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { RebateHistory } from './history/RebateHistory.tsx';
import { OpenRebates } from './open/OpenRebates.tsx';

/**
 * The manual rebate (S2.16 manualRebate): the claimable rebate of each vendor, and the paid ones. A player on a break sees only the
 * history.
 */
export function RebatesScreen() {
  const { t } = useTranslation('rebates');
  const breakUntil = useBreakUntil();
  return (
    <Stack gap="xl">
      <Stack gap="xs">
        <Heading level={1}>{t('title')}</Heading>
        <Text tone="secondary">{t('lead')}</Text>
      </Stack>
      {breakUntil ? <OnBreak until={breakUntil} /> : <OpenRebates />}
      <RebateHistory />
    </Stack>
  );
}
