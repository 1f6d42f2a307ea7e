import { useTranslation } from 'react-i18next';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { EditForm, type EditFormProps } from './EditForm.tsx';

export interface EditDialogProps extends EditFormProps {
  onClose: () => void;
}

/** The dialog to edit a player's details. */
export function EditDialog({ onClose, ...form }: EditDialogProps) {
  const { t } = useTranslation('member');
  return (
    <Dialog open title={t('details.editTitle')} closeLabel={t('close')} onClose={onClose}>
      <EditForm {...form} />
    </Dialog>
  );
}
