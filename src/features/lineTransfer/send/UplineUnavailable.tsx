import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** The notice in place of the steps if the upline, the only possible receiver, cannot receive. It never says why. */
export function UplineUnavailable() {
  const { t } = useTranslation('lineTransfer');
  return (
    <EmptyState
      icon="info"
      title={t('unavailable.title')}
      hint={t('unavailable.hint')}
      action={
        <Stack direction="row" gap="s" justify="center" wrap>
          <ButtonLink to="/withdraw">{t('break.withdraw')}</ButtonLink>
          <ButtonLink to="/service">{t('break.service')}</ButtonLink>
        </Stack>
      }
    />
  );
}
