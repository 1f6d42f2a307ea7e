import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';

/** A withdrawal needs a payment password, and the player has none: the way to it. */
export function NoPassword() {
  const { t } = useTranslation('withdrawals');
  return (
    <EmptyState
      icon="shield"
      title={t('password.none')}
      hint={t('password.noneHint')}
      action={
        <ButtonLink to="/security" tone="accent">
          {t('password.set')}
        </ButtonLink>
      }
    />
  );
}
