import { useTranslation } from 'react-i18next';
import { ButtonLink, type ButtonLinkProps } from '#src/ui/link/ButtonLink.tsx';
import { usePaymentPasswordWay } from './paymentPasswordWay.ts';

/** The link for players who have forgotten their payment password; its page links back. */
export function ForgottenPaymentPassword() {
  const { t } = useTranslation('session');
  return (
    <ButtonLink {...usePaymentPasswordWay()} tone="quiet" size={size}>
      {t('password.forgottenPayment')}
    </ButtonLink>
  );
}
