import { useTranslation } from 'react-i18next';
import { ProtectionConfirmDialog } from '../ProtectionConfirmDialog.tsx';
import { useProtectionAct } from '../useProtectionAct.ts';
import type { LimitDialogProps } from './LimitDialog.tsx';
import { useLimitToast } from './useLimitToast.ts';

/** Requests a limit's removal, which waits like a raise. */
export function RemoveLimitDialog({ limit, onClose }: LimitDialogProps) {
  const { t } = useTranslation('protection');
  const tell = useLimitToast(limit.name);
  const removal = useProtectionAct(
    () => limit.set(null),
    (answer) => {
      tell(answer);
      onClose();
    },
  );
  return (
    <ProtectionConfirmDialog
      {...removal}
      title={t('removal.title', { limit: limit.title })}
      confirmLabel={t('removal.confirm')}
      onClose={onClose}
    >
      {t('removal.text')}
    </ProtectionConfirmDialog>
  );
}
