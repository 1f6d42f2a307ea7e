import { useTranslation } from 'react-i18next';
import type { PayoutAccounts } from '#src/platform/contract.generated.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { AccountForm } from './AccountForm.tsx';

export interface AccountDialogProps {
  known: PayoutAccounts;
  onClose: () => void;
}

/** Binds an account above the page. Players without a real name are sent to tell it first: the account must have the same. */
export function AccountDialog({ known, onClose }: AccountDialogProps) {
  const { t } = useTranslation('withdrawals');
  return (
    <Dialog open title={t('bind.title')} closeLabel={t('bind.close')} onClose={onClose}>
      {known.holder === '' ? (
        <EmptyState
          icon="user"
          title={t('bind.noName')}
          hint={t('bind.noNameHint')}
          action={<ButtonLink to="/member">{t('bind.addName')}</ButtonLink>}
        />
      ) : (
        <AccountForm known={known} onDone={onClose} />
      )}
    </Dialog>
  );
}
