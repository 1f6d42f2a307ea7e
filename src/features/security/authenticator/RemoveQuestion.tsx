import { useTranslation } from 'react-i18next';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';

export interface RemoveQuestionProps {
  open: boolean;
  onKeep: () => void;
  onRemove: () => void;
}

/** Asks before the authenticator is removed. */
export function RemoveQuestion({ open, onKeep, onRemove }: RemoveQuestionProps) {
  const { t } = useTranslation('security');
  return (
    <AlertDialog
      open={open}
      tone="danger"
      title={t('authenticator.removeTitle')}
      cancelLabel={t('authenticator.keep')}
      onCancel={onKeep}
      confirmLabel={t('authenticator.remove')}
      onConfirm={onRemove}
    >
      {t('authenticator.removeText')}
    </AlertDialog>
  );
}
