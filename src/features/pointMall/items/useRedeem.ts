import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PointRedemption } from '#src/platform/contract.generated.ts';
import { redeemPoints } from '#src/platform/endpoints/points/pointItems.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useIntentKey } from '#src/session/useIntentKey.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { useAskAnew } from '../useAskAnew.ts';

/** Redeems an item; a retry never takes the points twice (S7.30). */
export function useRedeem(onDone: () => void) {
  const { t, i18n } = useTranslation('pointMall');
  const platform = usePlatform();
  const toast = useToast();
  const askAnew = useAskAnew();
  const key = useIntentKey();
  return useMutation({
    mutationFn: (body: PointRedemption) =>
      redeemPoints(platform, i18n.language, body, key.keyFor(body.code)),
    onSuccess: () => {
      key.done();
      toast({ tone: 'success', title: t('redeem.done'), text: t('redeem.doneText') });
      onDone();
      askAnew();
    },
  });
}
