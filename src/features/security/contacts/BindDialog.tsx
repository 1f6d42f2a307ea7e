import { useTranslation } from 'react-i18next';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { BindForm, type BindFormProps } from './BindForm.tsx';

export interface BindDialogProps extends BindFormProps {
  onClose: () => void;
}

/** The dialog to bind a contact. */
export function BindDialog({ kind, onDone, onClose }: BindDialogProps) {
  const { t } = useTranslation(['security', 'session']);
  return (
    <Dialog
      open
      title={t(`contacts.bind.${kind}`)}
      closeLabel={t('session:close')}
      onClose={onClose}
    >
      <BindForm kind={kind} onDone={onDone} />
    </Dialog>
  );
}
