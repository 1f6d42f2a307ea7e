import { useTranslation } from 'react-i18next';
import { confirmLimitRaise } from '#src/platform/endpoints/protection/limits.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { ProtectionConfirmDialog } from '../ProtectionConfirmDialog.tsx';
import { useProtectionAct } from '../useProtectionAct.ts';
import type { LimitDialogProps } from './LimitDialog.tsx';
import { useLimitToast } from './useLimitToast.ts';

export interface ConfirmRaiseDialogProps extends LimitDialogProps {
  /** The raised limit, formatted. */
  raised: string;
}

/** Confirms a limit's raise (DECISIONS, player protection). */
export function ConfirmRaiseDialog({ limit, raised, onClose }: ConfirmRaiseDialogProps) {
  const { t } = useTranslation('protection');
  const platform = usePlatform();
  const tell = useLimitToast(limit.name);
  const confirmation = useProtectionAct(
    () => confirmLimitRaise(platform, { limit: limit.name }),
    (answer) => {
      tell(answer);
      onClose();
    },
  );
  return (
    <ProtectionConfirmDialog
      {...confirmation}
      title={t('raise.confirmTitle', { limit: limit.title })}
      confirmLabel={t('raise.confirm')}
      onClose={onClose}
    >
      {t('raise.confirmText', { raised })}
    </ProtectionConfirmDialog>
  );
}
