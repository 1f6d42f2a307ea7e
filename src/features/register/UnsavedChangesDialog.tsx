import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';

export interface UnsavedChangesDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before the registration's input is lost. */
export function UnsavedChangesDialog({ open, onStay, onLeave }: UnsavedChangesDialogProps) {
  const { t } = useTranslation('register');
  return (
    <AlertDialog
      open={open}
      title={t('leave.title')}
      cancelLabel={t('leave.stay')}
      onCancel={onStay}
      confirmLabel={t('leave.confirm')}
      onConfirm={onLeave}
    >
      {t('leave.text')}
    </AlertDialog>
  );
}
