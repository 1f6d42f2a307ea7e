import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { confirmWithdrawal } from '#src/platform/endpoints/wallet/withdrawals.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { usePlatformNow } from '#src/platform/usePlatformNow.ts';
import { PLAYER_QUERY_PREFIX } from '#src/session/playerQueryPrefix.ts';
import { useOnePress } from '#src/session/useOnePress.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Countdown } from '#src/ui/countdown/Countdown.tsx';
import { durationText } from '#src/ui/countdown/durationText.ts';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import type { TrackerProps } from './trackerProps.ts';

/** Confirms that all of a withdrawal has arrived, until it counts as received automatically (S4.16). */
export function ConfirmReceipt({ withdrawal, heardAt, onOver }: TrackerProps) {
  const { t } = useTranslation('withdrawals');
  const words = useErrorMessage();
  const toast = useToast();
  const platform = usePlatform();
  const queries = useQueryClient();
  const now = usePlatformNow(withdrawal.asOf, heardAt);
  const { reference, receivedAutomaticallyAt } = withdrawal;
  const { press, error, isPending } = useOnePress({
    mutationFn: () => confirmWithdrawal(platform, reference),
    onSuccess: () => toast({ tone: 'success', title: t('tracker.confirmed') }),
    // Whatever the outcome, refetches the withdrawal's state.
    onSettled: () => queries.invalidateQueries({ queryKey: [PLAYER_QUERY_PREFIX] }),
  });
  const announce = (seconds: number) =>
    seconds === 0
      ? t('tracker.leftOver')
      : t('tracker.leftAnnounced', { time: durationText(seconds) });
  return (
    <Stack gap="m" align="start">
      {receivedAutomaticallyAt !== null && (
        <Text figures>
          {t('tracker.left')}{' '}
          <Countdown
            until={Date.parse(receivedAutomaticallyAt)}
            label={t('tracker.left')}
            announce={announce}
            onEnd={onOver}
            now={now}
          />
        </Text>
      )}
      {error && <FormError title={t('tracker.notConfirmed')}>{words(error)}</FormError>}
      <Button tone="accent" size="l" busy={isPending} onClick={() => press()}>
        {t('tracker.confirm')}
      </Button>
    </Stack>
  );
}
