import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { joinPromotion } from '#src/platform/endpoints/promotions/promotionRewards.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { outcomeOf } from '#src/session/outcomeOf.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { PromotionStatusButtonProps } from './promotionStatusButtonProps.ts';
import { usePromotionOutcome } from './usePromotionOutcome.ts';

/** Joins a promotion (S4.16). */
export function JoinButton({ promotion: { code, mode, title }, tone }: PromotionStatusButtonProps) {
  const { t } = useTranslation('promotions');
  const platform = usePlatform();
  const change = usePromotionOutcome();
  const join = useMutation({
    mutationFn: () => joinPromotion(platform, code),
    onMutate: change.begin,
    onSuccess: () =>
      change.done(t('done.joined'), t(mode === 'raffle' ? 'done.joinedRaffle' : 'done.joinedText')),
    // Joining twice changes nothing.
    onError: (error) => change.failed(outcomeOf(error, false), error),
  });
  return (
    <Button
      tone={tone}
      aria-label={t('act.joinNamed', { title })}
      busy={join.isPending}
      onClick={() => join.mutate()}
    >
      {t('act.join')}
    </Button>
  );
}
