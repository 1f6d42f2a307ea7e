import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { RegistrationLink } from '#src/platform/contract.generated.ts';
import {
  disableRegistrationLink,
  REGISTRATION_LINKS,
} from '#src/platform/endpoints/agents/registrationLinks.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';

export interface DisableLinkConfirmationProps {
  link: Pick<RegistrationLink, 'id' | 'name'>;
  onClose: () => void;
}

/** Asks for confirmation before a link is disabled for good; shows a refusal in the dialog. */
export function DisableLinkConfirmation({
  link: { id, name },
  onClose,
}: DisableLinkConfirmationProps) {
  const { t } = useTranslation('agentRegistration');
  const words = useErrorMessage();
  const toast = useToast();
  const platform = usePlatform();
  const queries = useQueryClient();
  const disabling = useMutation({
    mutationFn: () => disableRegistrationLink(platform, id),
    onSuccess: () => {
      toast({ tone: 'success', title: t('disable.done') });
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: REGISTRATION_LINKS }),
  });
  return (
    <AlertDialog
      open
      title={t('disable.title', { name })}
      cancelLabel={t('disable.keep')}
      confirmLabel={t('disable.confirm')}
      tone="danger"
      busy={disabling.isPending}
      onCancel={onClose}
      onConfirm={() => disabling.mutate()}
    >
      <Stack gap="m">
        {disabling.error && (
          <FormError title={t('disable.failed')}>{words(disabling.error)}</FormError>
        )}
        <Text>{t('disable.text')}</Text>
      </Stack>
    </AlertDialog>
  );
}
