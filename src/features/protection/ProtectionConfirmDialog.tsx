import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { AlertDialog, type AlertDialogProps } from '#src/ui/alertDialog/AlertDialog.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { ProtectionAct } from './useProtectionAct.ts';

export interface ProtectionConfirmDialogProps
  extends ProtectionAct,
    Pick<AlertDialogProps, 'title' | 'confirmLabel' | 'tone'> {
  onClose: () => void;
  children: ReactNode;
}

/** Confirms a change of the player's protection, and says why it failed. */
export function ProtectionConfirmDialog({
  act,
  error,
  onClose,
  children,
  ...look
}: ProtectionConfirmDialogProps) {
  const { t } = useTranslation('protection');
  const words = useErrorMessage();
  return (
    <AlertDialog {...look} open cancelLabel={t('cancel')} onCancel={onClose} onConfirm={act}>
      <Stack gap="s">
        <Text>{children}</Text>
        {error !== null && (
          <div role="alert">
            <Text tone="danger">{words(error)}</Text>
          </div>
        )}
      </Stack>
    </AlertDialog>
  );
}
