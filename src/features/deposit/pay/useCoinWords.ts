import { useTranslation } from 'react-i18next';
import type { DepositCoins } from '#src/platform/contract.generated.ts';

/** Formats an amount of coins with the coin's name, digit by digit as wallets expect it. */
export function useCoinWords({ coin }: Pick<DepositCoins, 'coin'>): (coins: string) => string {
  const { t } = useTranslation('deposit');
  return (coins) => t('coins.figure', { coins, coin });
}
