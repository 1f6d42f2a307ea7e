import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { usePaymentPasswordWay } from './paymentPasswordWay.ts';

/** The way to another payment password, for who does not know theirs any more; the page there leads back. */
export function ForgottenPaymentPassword() {
  const { t } = useTranslation('session');
  return (
    <ButtonLink {...usePaymentPasswordWay()} tone="quiet" size="l">
      {t('password.forgottenPayment')}
    </ButtonLink>
  );
}
