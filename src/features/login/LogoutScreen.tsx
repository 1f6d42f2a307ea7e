import { useTranslation } from 'react-i18next';
import { useSession } from '#src/session/SessionContext.tsx';
import { useLogout } from '#src/session/useLogout.ts';
import { AlertDialog } from '#src/ui/alertDialog/AlertDialog.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/**
 * The logout confirmation (S4.2). Without a session it says that nobody is logged in; a new tab gets the session of the others a moment
 * later, and then asks.
 */
export function LogoutScreen({ close }: { close: () => void }) {
  const { t } = useTranslation('login');
  const { token } = useSession();
  const leave = useLogout();
  if (token === undefined) {
    return (
      <Dialog
        title={t('logout.over')}
        closeLabel={t('logout.close')}
        open
        onClose={close}
        actions={
          <Button tone="accent" onClick={close}>
            {t('logout.close')}
          </Button>
        }
      >
        <Text>{t('logout.overText')}</Text>
      </Dialog>
    );
  }
  return (
    <AlertDialog
      open
      title={t('logout.title')}
      cancelLabel={t('logout.cancel')}
      onCancel={close}
      confirmLabel={t('logout.confirm')}
      onConfirm={leave}
    >
      {t('logout.text')}
    </AlertDialog>
  );
}
