import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  acknowledgeRealityCheck,
  checkPlayQuery,
  playPositionQuery,
} from '#src/platform/endpoints/protection/playPosition.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { PlatformError } from '#src/platform/PlatformError.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** Already acknowledged, in another tab. */
const isDone = (error: unknown) =>
  error instanceof PlatformError && error.code === 'reality_check_not_due';

/** Tells the platform that the reality check was read. */
export function AcknowledgeButton({ onAcknowledged }: { onAcknowledged: () => void }) {
  const { t } = useTranslation('play');
  const words = useErrorMessage();
  const platform = usePlatform();
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      acknowledgeRealityCheck(platform).catch((failure) => {
        if (!isDone(failure)) throw failure;
      }),
    onSuccess: async () => {
      // The platform decides whether play stops: it is asked before the game shows.
      await Promise.all([
        queries.refetchQueries({ queryKey: playPositionQuery(platform).queryKey }),
        queries.refetchQueries({ queryKey: checkPlayQuery(platform).queryKey }),
      ]);
      onAcknowledged();
    },
  });
  return (
    <>
      {error && (
        <Text size="s" tone="danger">
          {words(error)}
        </Text>
      )}
      <Button tone="accent" busy={isPending} onClick={() => mutate()}>
        {t('stop.playOn')}
      </Button>
    </>
  );
}
