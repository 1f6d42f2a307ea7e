import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';

/** A button that lifts a suspension; shows a failure above it. */
export function LiftButton({ onLift }: { onLift: () => Promise<void> }) {
  const { t } = useTranslation('agentTeam');
  const words = useErrorMessage();
  const lifting = useMutation({ mutationFn: onLift });
  return (
    <Stack gap="s">
      {lifting.error && (
        <FormError title={t('suspension.notLifted')}>{words(lifting.error)}</FormError>
      )}
      <Stack direction="row">
        <Button busy={lifting.isPending} onClick={() => lifting.mutate()}>
          {t('suspension.lift')}
        </Button>
      </Stack>
    </Stack>
  );
}
