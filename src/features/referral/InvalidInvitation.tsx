import { useTranslation } from 'react-i18next';
import { Card } from '#src/ui/card/Card.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { StatePanel } from '#src/ui/statePanel/StatePanel.tsx';

/** Tells a visitor that the invitation does not work, with a link to register without it. */
export function InvalidInvitation() {
  const { t } = useTranslation('referral');
  return (
    <Card as="section">
      <StatePanel icon="info" role="alert" title={t('dead.title')} hint={t('dead.text')}>
        <ButtonLink tone="accent" to="/register">
          {t('dead.without')}
        </ButtonLink>
      </StatePanel>
    </Card>
  );
}
