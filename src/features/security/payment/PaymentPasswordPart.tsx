import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { securityQuery } from '#src/platform/endpoints/security/security.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Part } from '../parts/Part.tsx';
import { PaymentPasswordForm } from './PaymentPasswordForm.tsx';

/** The password that withdrawals and transfers ask for: the first one, or another one. */
export function PaymentPasswordPart() {
  const { t } = useTranslation('security');
  const query = useQuery(securityQuery(usePlatform()));
  return (
    <Part id="security-payment" title={t('payment.title')} text={t('payment.text')}>
      <Loaded query={query} failed={t('payment.failed')}>
        {({ paymentPassword }) => <PaymentPasswordForm isSet={paymentPassword} />}
      </Loaded>
    </Part>
  );
}
