import { useTranslation } from 'react-i18next';
import { ButtonLink, type ButtonLinkProps } from '#src/ui/link/ButtonLink.tsx';
import { usePaymentPasswordLink } from './paymentPasswordLink.ts';

/** The way to another payment password, for who does not know theirs any more; the page there leads back. */
export function ForgottenPaymentPassword({ size }: Pick<ButtonLinkProps, 'size'>) {
  const { t } = useTranslation('session');
  return (
    <ButtonLink {...usePaymentPasswordLink()} tone="quiet" size={size}>
      {t('password.forgottenPayment')}
    </ButtonLink>
  );
}
