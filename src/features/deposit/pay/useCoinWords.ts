import { useTranslation } from 'react-i18next';
import type { DepositCoins } from '#src/platform/contract.generated.ts';

/** An amount of coins with their name, digit by digit as a wallet takes it. */
export function useCoinWords({ coin }: Pick<DepositCoins, 'coin'>): (coins: string) => string {
  const { t } = useTranslation('deposit');
  return (coins) => t('coins.figure', { coins, coin });
}
