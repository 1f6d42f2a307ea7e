import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { DepositCoins } from '#src/platform/contract.generated.ts';
import { ProgressBar } from '#src/ui/progress/ProgressBar.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { useCoinWords } from './useCoinWords.ts';

/** The payments that arrived, with their network confirmations. */
export function CoinPayments({ coins }: { coins: DepositCoins }) {
  const { t } = useTranslation('deposit');
  const { count, date } = useFormat();
  const words = useCoinWords(coins);
  const { payments, confirmations: needed } = coins;
  return (
    <Stack gap="m">
      {payments.map(({ hash, coins: arrived, confirmations, seenAt }) => (
        <ProgressBar
          key={hash}
          label={t('coins.payment', { coins: words(arrived), time: date(seenAt, 'time') })}
          value={confirmations}
          max={needed}
          valueText={
            confirmations === needed
              ? t('coins.confirmed')
              : t('coins.confirmations', { done: count(confirmations), needed: count(needed) })
          }
          tone={confirmations === needed ? 'success' : 'accent'}
        />
      ))}
    </Stack>
  );
}
