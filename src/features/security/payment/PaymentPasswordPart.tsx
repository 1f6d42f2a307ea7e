import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { securityQuery } from '#src/platform/endpoints/security/security.ts';
import { verificationQuery } from '#src/platform/endpoints/verification/verification.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import {
  PAYMENT_PASSWORD_PART,
  usePaymentPasswordOrigin,
} from '#src/session/paymentPasswordLink.ts';
import { useHashTarget } from '#src/session/useHashTarget.ts';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Part } from '../parts/Part.tsx';
import { QueryPart } from '../parts/QueryPart.tsx';
import { PaymentPasswordForm } from './PaymentPasswordForm.tsx';
import { place } from './PaymentPasswordPart.css.ts';

/** The link back to the page that needed a payment password; nothing for others. */
function WayBack() {
  const { t } = useTranslation('security');
  const origin = usePaymentPasswordOrigin();
  if (origin === undefined) return null;
  return (
    <div>
      <ButtonLink to={origin} tone="accent" size="l">
        {t('payment.back')}
      </ButtonLink>
    </div>
  );
}

/** Sets or changes the payment password, required by withdrawals and transfers. */
export function PaymentPasswordPart() {
  const { t } = useTranslation('security');
  const platform = usePlatform();
  const query = useQuery(securityQuery(platform));
  // The parts above load with these two calls and shift this one.
  const verification = useQuery(verificationQuery(platform));
  useHashTarget(!query.isPending && !verification.isPending);
  return (
    <div id={PAYMENT_PASSWORD_PART} tabIndex={-1} className={place}>
      <Part id="security-payment" title={t('payment.title')} text={t('payment.text')}>
        <QueryPart query={query} failed={t('payment.failed')}>
          {({ paymentPassword }) => (
            <>
              {paymentPassword && <WayBack />}
              <PaymentPasswordForm isSet={paymentPassword} />
            </>
          )}
        </QueryPart>
      </Part>
    </div>
  );
}
