import { useTranslation } from 'react-i18next';
import { Card } from '#src/ui/card/Card.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { StatePanel } from '#src/ui/statePanel/StatePanel.tsx';

/** The notice that replaces the deposit form while the player's upline has suspended the account, with what still works. */
export function SuspendedNotice() {
  const { t } = useTranslation('deposit');
  return (
    <Card as="section">
      <StatePanel icon="alert" title={t('suspended.title')} hint={t('suspended.text')}>
        <Stack direction="row" gap="s" justify="center" wrap>
          <ButtonLink to="/messages">{t('suspended.messages')}</ButtonLink>
          <ButtonLink to="/transactions">{t('break.records')}</ButtonLink>
          <ButtonLink to="/service">{t('service')}</ButtonLink>
        </Stack>
      </StatePanel>
    </Card>
  );
}
