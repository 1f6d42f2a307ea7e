import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** The notice in the place of the steps while the only member to transfer to cannot receive. The same whatever the reason, which it never names. */
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
