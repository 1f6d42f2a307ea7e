import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { VendorWalletState } from '#src/platform/contract.generated.ts';
import { Badge } from '#src/ui/badge/Badge.tsx';
import { Money } from '#src/ui/money/Money.tsx';

export interface WalletAmountProps {
  amount: string;
  /** The player hides it from onlookers. */
  hidden: boolean;
  /** Whether the wallet takes transfers. */
  state?: VendorWalletState | undefined;
}

/** The balance of a wallet, marked if it currently takes no transfers. */
export function WalletAmount({ amount, hidden, state = 'ready' }: WalletAmountProps) {
  const { t } = useTranslation('balance');
  const { t: app } = useTranslation('app');
  const format = useFormat();
  return (
    <>
      {state !== 'ready' && <Badge tone="warning">{t(`closed.${state}`)}</Badge>}{' '}
      <Money
        value={amount}
        text={format.amount(amount)}
        hidden={hidden ? { label: app('account.balanceHidden') } : undefined}
      />
    </>
  );
}
