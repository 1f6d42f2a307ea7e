import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { DepositCoins } from '#src/platform/contract.generated.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { LazyQRCode } from '#src/ui/qrCode/LazyQRCode.tsx';
import { WithQRCode } from '#src/ui/qrCode/WithQRCode.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from '../Deposit.css.ts';
import { CopyableValue } from './CopyableValue.tsx';
import { OpenApp } from './OpenApp.tsx';
import { useCoinWords } from './useCoinWords.ts';

export interface PayToAddressProps {
  network: string;
  /** A wallet link that pays to the address, if the platform knows one. */
  payUrl: string | null;
  coins: DepositCoins;
  /** The number of coins still to send. */
  missing: string;
}

/** The instructions for sending coins: network, address, amount, rate, and required confirmations. */
export function PayToAddress({ network, payUrl, coins, missing }: PayToAddressProps) {
  const { t } = useTranslation('deposit');
  const { amount, count } = useFormat();
  const words = useCoinWords(coins);
  const { coin, address, uri, rate, confirmations } = coins;
  const parts = (
    <Stack gap="m">
      <CopyableValue
        label={t('coins.address', { network })}
        shown={address}
        text={address}
        copy={t('coins.copyAddress')}
      />
      <CopyableValue
        label={t('coins.amount')}
        shown={words(missing)}
        text={missing}
        copy={t('hand.copyAmount')}
      />
      <Text size="s" tone="secondary">
        {t('coins.rate', { rate: t('coins.rateOf', { coin, amount: amount(rate) }) })}{' '}
        {t('coins.needs', { count: confirmations, confirmations: count(confirmations) })}
      </Text>
      <OpenApp payUrl={payUrl} label={t('coins.open')} />
    </Stack>
  );
  return (
    <Stack gap="m">
      <Heading level={2} size="m">
        {t('coins.title', { coin, network })}
      </Heading>
      <div className={styles.task}>
        <Icon name="alert" size="l" />
        <Text weight="strong">{t('coins.only', { coin, network })}</Text>
      </div>
      {uri === null ? (
        parts
      ) : (
        <WithQRCode code={<LazyQRCode text={uri} label={t('coins.qr')} />}>{parts}</WithQRCode>
      )}
    </Stack>
  );
}
