import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { leftToRight } from '#src/i18n/bidi.ts';
import type { PayoutAccount } from '#src/platform/contract.generated.ts';
import {
  payoutAccountsQuery,
  removePayoutAccount,
} from '#src/platform/endpoints/wallet/payoutAccounts.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useOnePress } from '#src/session/useOnePress.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
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
  const { press, error, isPending } = useOnePress({
    mutationFn: () => removePayoutAccount(platform, id),
    onSuccess: () => {
      toast({ tone: 'success', title: t('accounts.removed') });
      onClose();
    },
    onSettled: () =>
      queries.invalidateQueries({ queryKey: payoutAccountsQuery(platform).queryKey }),
  });
  return (
    <AlertDialog
      open
      title={t('accounts.removeTitle')}
      cancelLabel={t('accounts.keep')}
      confirmLabel={t('accounts.remove')}
      tone="danger"
      busy={isPending}
      onCancel={onClose}
      onConfirm={press}
    >
      <Stack gap="m">
        {error && <FormError title={t('accounts.notRemoved')}>{words(error)}</FormError>}
        <Text>{t('accounts.removeText', { provider, number: leftToRight(number) })}</Text>
      </Stack>
    </AlertDialog>
  );
}
