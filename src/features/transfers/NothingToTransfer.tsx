import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { WalletBalance } from '#src/platform/contract.generated.ts';
import { PlayLink } from '#src/session/PlayLink.tsx';
import { isPositive } from '#src/shared/balance/minorUnits.ts';
import { vendorBalanceSum } from '#src/shared/balance/transfer/amounts.ts';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';

/** Why nothing can be transferred: all funds are in wallets that accept no transfers for now, or there are none. */
export function NothingToTransfer({ balance: { wallets } }: { balance: WalletBalance }) {
  const { t } = useTranslation(['transfers', 'balance']);
  const { amount } = useFormat();
  const closed = vendorBalanceSum(wallets, 'closed');
  return isPositive(closed) ? (
    <EmptyState
      icon="info"
      title={t('balance:noneNow')}
      hint={t('balance:left', { amount: amount(closed) })}
    />
  ) : (
    <EmptyState
      icon="empty"
      title={t('nothing')}
      hint={t('nothingHint')}
      action={<PlayLink to="/deposit">{t('toDeposit')}</PlayLink>}
    />
  );
}
