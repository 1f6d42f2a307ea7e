import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Deposit, PayTo } from '#src/platform/contract.generated.ts';
import { Icon, type IconProps } from '#src/ui/icon/Icon.tsx';
import { LazyQRCode } from '#src/ui/qrCode/LazyQRCode.tsx';
import { WithQRCode } from '#src/ui/qrCode/WithQRCode.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import * as styles from '../Deposit.css.ts';
import { CopyableValue } from './CopyableValue.tsx';
import { OpenApp } from './OpenApp.tsx';

/** The icons for the kinds of account. */
const KINDS: Record<NonNullable<PayTo['walletKind']>, IconProps['name']> = {
  personal: 'user',
  agent: 'userPlus',
  merchant: 'home',
};

/** The icons for the actions in the app. */
const ACTIONS: Record<PayTo['walletAction'], IconProps['name']> = {
  'send-money': 'sendMoney',
  'cash-out': 'cashOut',
  payment: 'payment',
  'bank-transfer': 'arrowEnd',
};

/** The instructions for a manual payment: app and action, kind of number, and the exact amount. */
export function PayToPart({ deposit, payTo }: { deposit: Deposit; payTo: PayTo }) {
  const { t } = useTranslation('deposit');
  const format = useFormat();
  const { provider, amount } = deposit;
  const { walletKind, walletAction, number, name, qr } = payTo;
  const only = walletAction === 'bank-transfer' ? '' : t(`hand.only.${walletAction}`);
  const parts = (
    <Stack gap="m">
      <div className={styles.task}>
        <Icon name={ACTIONS[walletAction]} size="l" />
        <Icon name={walletKind === null ? 'table' : KINDS[walletKind]} size="l" />
        <Stack gap="xxs">
          <Text weight="strong">
            {t(`hand.how.${walletAction}`, { provider })} {t(`hand.to.${walletKind ?? 'account'}`)}
          </Text>
          {only && (
            <Text size="s" tone="secondary">
              {only}
            </Text>
          )}
        </Stack>
      </div>
      <CopyableValue
        label={t('hand.number')}
        shown={number}
        text={number}
        copy={t('hand.copyNumber')}
      />
      <CopyableValue
        label={t('hand.amount')}
        shown={format.amount(amount)}
        text={amount}
        copy={t('hand.copyAmount')}
      />
      <Text size="s" tone="secondary">
        {t('hand.name')}: {name}
      </Text>
      <OpenApp payUrl={deposit.payUrl} label={t('hand.open', { provider })} />
    </Stack>
  );
  if (qr === null) return parts;
  return <WithQRCode code={<LazyQRCode text={qr} label={t('hand.qr')} />}>{parts}</WithQRCode>;
}
