import { useTranslation } from 'react-i18next';
import { usePaymentPasswordLink } from '#src/session/paymentPasswordLink.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';

/** The link to set a payment password, which a withdrawal needs. */
export function NoPassword() {
  const { t } = useTranslation('withdrawals');
  const way = usePaymentPasswordLink();
  return (
    <EmptyState
      icon="shield"
      title={t('password.none')}
      hint={t('password.noneHint')}
      action={
        <ButtonLink {...way} tone="accent">
          {t('password.set')}
        </ButtonLink>
      }
    />
  );
}
