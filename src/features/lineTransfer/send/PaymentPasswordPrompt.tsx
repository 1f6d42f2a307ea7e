import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { securityQuery } from '#src/platform/endpoints/security/security.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { usePaymentPasswordLink } from '#src/session/paymentPasswordLink.ts';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { StatePanel } from '#src/ui/statePanel/StatePanel.tsx';

/** Whether the player has no payment password yet; false while loading. */
export const useHasNoPassword = (): boolean =>
  useQuery(securityQuery(usePlatform())).data?.paymentPassword === false;

/** Sends players without a payment password to set one; the filled-in form is kept. */
export function PaymentPasswordPrompt() {
  const { t } = useTranslation('lineTransfer');
  const way = usePaymentPasswordLink();
  if (!useHasNoPassword()) return null;
  return (
    <StatePanel icon="shield" title={t('setTitle')} hint={t('setText')}>
      <ButtonLink {...way} tone="accent">
        {t('setAction')}
      </ButtonLink>
    </StatePanel>
  );
}
