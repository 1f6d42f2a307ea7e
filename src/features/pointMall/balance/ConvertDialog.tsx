import { useTranslation } from 'react-i18next';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { ConvertForm, type ConvertFormProps } from './ConvertForm.tsx';

export interface ConvertDialogProps extends ConvertFormProps {
  onClose: () => void;
}

/** The dialog to convert points to credit (S7.30). */
export function ConvertDialog({ onClose, ...form }: ConvertDialogProps) {
  const { t } = useTranslation('pointMall');
  return (
    <Dialog open title={t('convert.title')} closeLabel={t('convert.close')} onClose={onClose}>
      <ConvertForm {...form} />
    </Dialog>
  );
}
