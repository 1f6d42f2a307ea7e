import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PayoutAccount } from '#src/platform/contract.generated.ts';
import {
  payoutAccountsQuery,
  removePayoutAccount,
} from '#src/platform/endpoints/wallet/payoutAccounts.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { useOnePress } from '#src/ui/button/useOnePress.ts';
import { FormError } from '#src/ui/form/FormError.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';

export interface RemoveQuestionProps {
  account: PayoutAccount;
  onClose: () => void;
}

/** Asks before an account is removed; one with a pending withdrawal stays, and the dialog says so. */
export function RemoveQuestion({ account, onClose }: RemoveQuestionProps) {
  const { t } = useTranslation('withdrawals');
  const words = useErrorMessage();
  const toast = useToast();
  const platform = usePlatform();
  const queries = useQueryClient();
  const { id, provider, number } = account;
  const removal = useMutation({
    mutationFn: () => removePayoutAccount(platform, id),
    onSuccess: () => {
      toast({ tone: 'success', title: t('accounts.removed') });
      onClose();
    },
    onSettled: () =>
      queries.invalidateQueries({ queryKey: payoutAccountsQuery(platform).queryKey }),
  });
  const remove = useOnePress(removal.mutateAsync);
  return (
    <AlertDialog
      open
      title={t('accounts.removeTitle')}
      cancelLabel={t('accounts.keep')}
      confirmLabel={t('accounts.remove')}
      tone="danger"
      busy={removal.isPending}
      onCancel={onClose}
      onConfirm={remove}
    >
      <Stack gap="m">
        {removal.error && (
          <FormError title={t('accounts.notRemoved')}>{words(removal.error)}</FormError>
        )}
        <Text>{t('accounts.removeText', { provider, number })}</Text>
      </Stack>
    </AlertDialog>
  );
}
