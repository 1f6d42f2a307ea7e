import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { StatePanel } from '#src/ui/statePanel/StatePanel.tsx';

/** The notice in place of the steps while the player is on a time-out or self-excluded, with what still works. */
export function OnBreak({ until }: { until: string }) {
  const { t } = useTranslation('lineTransfer');
  const { date } = useFormat();
  return (
    <Card as="section">
      <StatePanel
        icon="lifebuoy"
        title={t('break.title')}
        hint={t('break.text', { moment: date(until, 'dateTime') })}
      >
        <Stack direction="row" gap="s" justify="center" wrap>
          <ButtonLink to="/protection">{t('break.protection')}</ButtonLink>
          <ButtonLink to="/withdraw">{t('break.withdraw')}</ButtonLink>
          <ButtonLink to="/service">{t('break.service')}</ButtonLink>
        </Stack>
      </StatePanel>
    </Card>
  );
}
