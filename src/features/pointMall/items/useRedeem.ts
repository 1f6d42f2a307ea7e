import { useTranslation } from 'react-i18next';
import { redeemPoints } from '#src/platform/endpoints/points/pointItems.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { type PointSpending, useSpending } from '../useSpending.ts';

/** Redeems points for an item; the order is its code (S7.30). */
export function useRedeem(item: string, onOver: () => void): PointSpending {
  const { t, i18n } = useTranslation('pointMall');
  const platform = usePlatform();
  const toast = useToast();
  return useSpending({
    name: `redeem.${item}`,
    call: (code, paymentPassword, key) =>
      redeemPoints(platform, i18n.language, { code, paymentPassword }, key),
    onDone: () => toast({ tone: 'success', title: t('redeem.done'), text: t('redeem.doneText') }),
    onOver,
  });
}
