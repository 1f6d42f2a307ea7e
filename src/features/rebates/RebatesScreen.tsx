import { useTranslation } from 'react-i18next';
import { useBreakUntil } from '#src/session/useBreakUntil.ts';
import { OnBreak } from '#src/shared/rewards/OnBreak.tsx';
import { PageHeading } from '#src/ui/heading/PageHeading.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
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
      <PageHeading lead={t('lead')}>{t('title')}</PageHeading>
      {breakUntil ? <OnBreak until={breakUntil} /> : <OpenRebates />}
      <RebateHistory />
    </Stack>
  );
}
