import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { walletBalanceQuery } from '#src/platform/endpoints/wallet/wallet.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { Money } from '#src/ui/money/Money.tsx';

export interface BalanceAmountProps {
  /** The player hides it from onlookers. */
  hidden: boolean;
}

/** The player's total balance, or asterisks (S2.20), in the surrounding text size. */
export function BalanceAmount({ hidden }: BalanceAmountProps) {
  const { t, i18n } = useTranslation('app');
  const { amount } = useFormat();
  const { data, isError, isFetching } = useQuery(walletBalanceQuery(usePlatform(), i18n.language));
  return (
    <span aria-busy={isFetching}>
      {data ? (
        <Money
          value={data.total}
          text={amount(data.total)}
          rolls
          hidden={hidden ? { label: t('account.balanceHidden') } : undefined}
        />
      ) : (
        <span role={isError ? 'alert' : undefined}>{isError ? t('account.noBalance') : '…'}</span>
      )}
    </span>
  );
}
