import { useTranslation } from 'react-i18next';
import type { PayoutAccounts } from '#src/platform/contract.generated.ts';
import { DetailsForm } from '#src/shared/details/DetailsForm.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { AccountForm } from './AccountForm.tsx';

export interface PayoutAccountDialogProps {
  known: PayoutAccounts;
  onClose: () => void;
}

/** The dialog to bind an account. Asks for missing personal details first: the account must be in their real name. */
export function PayoutAccountDialog({ known, onClose }: PayoutAccountDialogProps) {
  const { t } = useTranslation(['withdrawals', 'details']);
  const isKnown = known.holder !== '';
  const title = isKnown ? t('bind.title') : t('details:title');
  return (
    <Dialog open title={title} closeLabel={t('bind.close')} onClose={onClose}>
      {isKnown ? <AccountForm known={known} onDone={onClose} /> : <DetailsForm />}
    </Dialog>
  );
}
