import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { claimReferral } from '#src/platform/endpoints/referral/referral.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PLAYER_QUERY_PREFIX } from '#src/session/playerQueryPrefix.ts';
import { useIdempotencyKey } from '#src/session/useIdempotencyKey.ts';
import { useOutcomeToast } from '#src/session/useOutcomeToast.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';

/** Claims the referral earnings since the last claim; a retry never claims twice. */
export function ClaimButton({ claimable }: { claimable: string }) {
  const { t } = useTranslation('referral');
  const { amount } = useFormat();
  const platform = usePlatform();
  const queries = useQueryClient();
  const toast = useToast();
  const { tell, clear } = useOutcomeToast();
  const key = useIdempotencyKey();
  const claim = useMutation({
    mutationFn: () => claimReferral(platform, key.keyFor('claim')),
    onMutate: clear,
    onSuccess: (paid) => {
      key.done();
      toast({
        tone: 'success',
        title: t('earnings.claimed', { amount: amount(paid.amount) }),
        text: t('earnings.turnover', { amount: amount(paid.turnover) }),
      });
    },
    onError: (error) => tell(key.failed(error), error, t('earnings.failed')),
    onSettled: () => queries.invalidateQueries({ queryKey: [PLAYER_QUERY_PREFIX] }),
  });
  return (
    <Button tone="accent" busy={claim.isPending} onClick={() => claim.mutate()}>
      {t('earnings.claim', { amount: amount(claimable) })}
    </Button>
  );
}
