import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { Card } from '#src/ui/card/Card.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { StatePanel } from '#src/ui/statePanel/StatePanel.tsx';

/** The notice during a time-out or self-exclusion: no new deposits, and what still works. */
export function BreakNotice({ until }: { until?: string }) {
  const { t } = useTranslation('deposit');
  const { date } = useFormat();
  const lasts = until === undefined ? '' : t('break.until', { moment: date(until, 'dateTime') });
  return (
    <Card as="section">
      <StatePanel
        icon="lifebuoy"
        title={t('break.title')}
        hint={[lasts, t('break.text')].filter(Boolean).join(' ')}
      >
        <Stack direction="row" gap="s" justify="center" wrap>
          <ButtonLink to="/protection">{t('break.protection')}</ButtonLink>
          <ButtonLink to="/transactions">{t('break.records')}</ButtonLink>
          <ButtonLink to="/service">{t('service')}</ButtonLink>
        </Stack>
      </StatePanel>
    </Card>
  );
}
