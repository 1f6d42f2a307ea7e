import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { claimPromotion } from '#src/platform/endpoints/promotions/promotionRewards.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useIdempotencyKey } from '#src/session/useIdempotencyKey.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { PromotionStatusButtonProps } from './promotionStatusButtonProps.ts';
import { usePromotionOutcome } from './usePromotionOutcome.ts';

/** Claims a promotion's reward; a retry never claims it twice (S4.16). */
export function ClaimButton({
  promotion: { code, reward, title },
  tone,
}: PromotionStatusButtonProps) {
  const { t } = useTranslation('promotions');
  const format = useFormat();
  const platform = usePlatform();
  const change = usePromotionOutcome();
  const key = useIdempotencyKey();
  const claim = useMutation({
    mutationFn: () => claimPromotion(platform, code, key.keyFor(code)),
    onMutate: change.begin,
    onSuccess: ({ amount, turnover }) => {
      key.done();
      change.done(
        t('done.claimed', { amount: format.amount(amount) }),
        t('done.turnover', { amount: format.amount(turnover) }),
      );
    },
    onError: (error) => change.failed(key.failed(error), error),
  });
  const amount = reward === null ? '' : format.amount(reward);
  return (
    <Button
      tone={tone}
      aria-label={t('act.claimNamed', { amount, title })}
      busy={claim.isPending}
      onClick={() => claim.mutate()}
    >
      {t('act.claim', { amount })}
    </Button>
  );
}
