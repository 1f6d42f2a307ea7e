import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import type { Deposit } from '#src/platform/contract.generated.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { PlayMoneyNote } from '../PlayMoneyNote.tsx';
import { PaymentFrame } from './PaymentFrame.tsx';
import { mayFrame, providerAddress } from './providerAddress.ts';
import { TimeLeft } from './TimeLeft.tsx';

export interface ProviderPageStepProps {
  deposit: Deposit;
  arrivedAt: number;
  onAsk: () => void;
}

/** A deposit paid on the provider's page: embedded if allowed, otherwise opened, and the player returns here. */
export function ProviderPageStep({ deposit, arrivedAt, onAsk }: ProviderPageStepProps) {
  const { t } = useTranslation('deposit');
  const { platform } = useBrand();
  const { provider, adapter, payUrl, state } = deposit;
  const site = window.location.origin;
  const address = providerAddress(payUrl, platform, site);
  if (!address) {
    return (
      <ErrorState
        title={t('page.broken')}
        hint={t('page.brokenHint')}
        retryLabel={t('retry')}
        onRetry={onAsk}
      />
    );
  }
  const begun = state === 'pending';
  const framed = adapter === 'iframe' && mayFrame(address, platform, site);
  return (
    <Stack gap="m">
      <Heading level={2} size="m">
        {t('page.title', { provider })}
      </Heading>
      <Text>{framed ? t('page.inFrame') : begun ? t('page.asking') : t('page.text')}</Text>
      <PlayMoneyNote />
      <TimeLeft deposit={deposit} arrivedAt={arrivedAt} onEnd={onAsk} />
      {framed ? (
        <PaymentFrame address={address} title={t('page.frame', { provider })} onMessage={onAsk} />
      ) : (
        <div>
          <ButtonLink to={address.href} tone="accent" icon="external" reloadDocument>
            {begun ? t('page.again') : t('page.go')}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}
