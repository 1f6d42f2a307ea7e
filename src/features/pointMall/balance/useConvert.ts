import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { convertPoints } from '#src/platform/endpoints/points/pointAccount.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { type PointSpending, useSpending } from '../useSpending.ts';

/** Converts points; the order is their amount (S7.30). */
export function useConvert(onOver: () => void): PointSpending {
  const { t } = useTranslation('pointMall');
  const format = useFormat();
  const platform = usePlatform();
  const toast = useToast();
  return useSpending({
    name: 'convert',
    call: (amount, paymentPassword, key) =>
      convertPoints(platform, { amount, paymentPassword }, key),
    onDone: ({ money }) =>
      toast({ tone: 'success', title: t('convert.done', { money: format.amount(money ?? '') }) }),
    onOver,
  });
}
