import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLogout } from '#src/session/useLogout.ts';
import { useSingleFlight } from '#src/session/useSingleFlight.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';

/** The logout confirmation (S4.2). */
export function LogoutScreen({ close }: { close: () => void }) {
  const { t } = useTranslation('login');
  const [busy, setBusy] = useState(false);
  const leave = useLogout();
  const confirm = useSingleFlight(async () => {
    setBusy(true);
    await leave();
  });
  return (
    <AlertDialog
      open
      title={t('logout.title')}
      cancelLabel={t('logout.cancel')}
      onCancel={close}
      confirmLabel={t('logout.confirm')}
      onConfirm={confirm}
      busy={busy}
    >
      {t('logout.text')}
    </AlertDialog>
  );
}
