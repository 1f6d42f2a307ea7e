import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';

export interface LeaveQuestionProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before the registration's input is lost. */
export function LeaveQuestion({ open, onStay, onLeave }: LeaveQuestionProps) {
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
