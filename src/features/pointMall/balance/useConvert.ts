import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import type { PointConversion } from '#src/platform/contract.generated.ts';
import { convertPoints } from '#src/platform/endpoints/points/pointAccount.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useIntentKey } from '#src/session/useIntentKey.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { useAskAnew } from '../useAskAnew.ts';

/** Converts points; the same points are never converted twice by a retry (S7.30). */
export function useConvert(onDone: () => void) {
  const { t } = useTranslation('pointMall');
  const { amount } = useFormat();
  const platform = usePlatform();
  const toast = useToast();
  const askAnew = useAskAnew();
  const key = useIntentKey();
  return useMutation({
    mutationFn: (body: PointConversion) => convertPoints(platform, body, key.keyFor(body.amount)),
    onSuccess: ({ money }) => {
      key.done();
      toast({
        tone: 'success',
        title: t('convert.done', { money: amount(money ?? '') }),
      });
      onDone();
      askAnew();
    },
  });
}
