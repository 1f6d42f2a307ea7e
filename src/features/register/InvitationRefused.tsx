import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import type { RegisterValues } from './registerValues.ts';

/** The code of a platform that knows no such invitation. */
const CODE = 'invitation_code_error';

/** The fields that can name who has invited a player. */
const INVITATIONS = ['referralCode', 'affiliateCode', 'recommenderId'] as const;

/** Tells that the invitation is nobody's; the form stays as it was (S8.2). */
export function InvitationRefused() {
  const { t } = useTranslation(['register', 'session']);
  const { formState, clearErrors, getValues, setFocus } = useFormContext<RegisterValues>();
  const { root } = formState.errors;
  const understood = () => {
    clearErrors('root');
    const filled = INVITATIONS.find((name) => getValues(name));
    if (filled) setFocus(filled);
  };
  return (
    <Dialog
      title={t('invitation.title')}
      closeLabel={t('session:close')}
      open={root?.type === CODE}
      onClose={understood}
      actions={
        <Button tone="accent" onClick={understood}>
          {t('invitation.understood')}
        </Button>
      }
    >
      <Text>{t('invitation.invitation_code_error')}</Text>
    </Dialog>
  );
}
