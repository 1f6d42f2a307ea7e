import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { Launch } from '#src/platform/contract.generated.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { isLess } from './amounts.ts';
import { walletOf } from './usePlayFunds.ts';

/** Tells the player what a launch has moved to the vendor's wallet by itself. */
export function useSayMoved(launch: Launch | undefined): void {
  const { t } = useTranslation('play');
  const format = useFormat();
  const toast = useToast();
  const wallet = walletOf(launch);
  const say = useEffectEvent(() => {
    if (!wallet || !isLess('0', wallet.moved)) return;
    toast({
      tone: 'info',
      title: t('funds.moved', {
        amount: format.amount(wallet.moved),
        vendor: wallet.displayName,
      }),
      text: t('funds.mainNow', { amount: format.amount('0.00') }),
    });
  });
  // One launch is told of once, whatever is drawn anew.
  useEffect(() => {
    if (launch) say();
  }, [launch]);
}
