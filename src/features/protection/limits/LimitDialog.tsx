import { useTranslation } from 'react-i18next';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { LimitForm } from './LimitForm.tsx';
import type { OwnLimit } from './ownLimit.ts';

export interface LimitDialogProps {
  limit: OwnLimit;
  onClose: () => void;
}

/** The dialog to set or change a limit. */
export function LimitDialog({ limit, onClose }: LimitDialogProps) {
  const { t } = useTranslation('protection');
  return (
    <Dialog open title={limit.title} closeLabel={t('close')} onClose={onClose}>
      <LimitForm limit={limit} onDone={onClose} />
    </Dialog>
  );
}
