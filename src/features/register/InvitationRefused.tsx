import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { INVITATIONS } from './fieldNames.ts';
import type { RegisterValues } from './registerValues.ts';

/** The platform's codes for an unknown invitation, and for a used-up one. */
const CODES = ['invitation_code_error', 'invitation_used_up'] as const;

/** Says that the invitation is unknown or used up; the form is kept (S8.2). */
export function InvitationRefused() {
  const { t } = useTranslation(['register', 'session']);
  const { formState, clearErrors, getValues, setFocus } = useFormContext<RegisterValues>();
  const { root } = formState.errors;
  const code = CODES.find((known) => known === root?.type);
  const understood = () => {
    clearErrors('root');
    const filled = INVITATIONS.find((name) => getValues(name));
    if (filled) setFocus(filled);
  };
  return (
    <Dialog
      title={t(code === 'invitation_used_up' ? 'invitation.usedUpTitle' : 'invitation.title')}
      closeLabel={t('session:close')}
      open={code !== undefined}
      onClose={understood}
      actions={
        <Button tone="accent" onClick={understood}>
          {t('invitation.understood')}
        </Button>
      }
    >
      {code && <Text>{t(`invitation.${code}`)}</Text>}
    </Dialog>
  );
}
