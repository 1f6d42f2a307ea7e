import { useTranslation } from 'react-i18next';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { DetailsForm } from './DetailsForm.tsx';

export interface DetailsDialogProps {
  onDone: () => unknown;
  onClose: () => void;
}

/** The dialog that asks for missing details, above the page. */
export function DetailsDialog({ onDone, onClose }: DetailsDialogProps) {
  const { t } = useTranslation('details');
  return (
    <Dialog open title={t('title')} closeLabel={t('close')} onClose={onClose}>
      <DetailsForm onDone={onDone} />
    </Dialog>
  );
}
