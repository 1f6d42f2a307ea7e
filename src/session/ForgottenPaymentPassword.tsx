import { useTranslation } from 'react-i18next';
import { ButtonLink, type ButtonLinkProps } from '#src/ui/link/ButtonLink.tsx';
import { usePaymentPasswordLink } from './paymentPasswordLink.ts';

/** The link to replace a forgotten payment password; the security centre then links back to this page. */
export function ForgottenPaymentPassword({ size }: Pick<ButtonLinkProps, 'size'>) {
  const { t } = useTranslation('session');
  return (
    <ButtonLink {...usePaymentPasswordLink()} tone="quiet" size={size}>
      {t('password.forgottenPayment')}
    </ButtonLink>
  );
}
