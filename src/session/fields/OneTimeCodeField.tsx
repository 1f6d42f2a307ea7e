import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CodeSent } from '#src/platform/contract.generated.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { ResendButton } from '#src/ui/codeField/ResendButton.tsx';
import { durationText } from '#src/ui/countdown/durationText.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import type { Controlled } from '#src/ui/field/controlled.ts';
import type { FieldLook } from '#src/ui/field/Field.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { TextField } from '#src/ui/textField/TextField.tsx';

const MINUTE_MS = 60_000;

export interface OneTimeCodeFieldProps extends Controlled<string>, Omit<FieldLook, 'label'> {
  /** Sends a code. If it resolves to `undefined`, nothing was sent: the form has said what is missing. */
  send: () => Promise<CodeSent | undefined>;
  /** Whether the last code was refused: there is nothing to wait for before another one. */
  refused?: boolean;
}

/**
 * The field for a one-time code, with the button that sends one and stays locked while it is valid (S4.7), unless it was refused. A dialog
 * shows why none was sent (S8.1).
 */
export function OneTimeCodeField({
  send,
  refused = false,
  required = true,
  ...field
}: OneTimeCodeFieldProps) {
  const { t } = useTranslation('session');
  const words = useErrorMessage();
  const { token } = useSession();
  const [availableAt, setAvailableAt] = useState<number>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const sendNow = async () => {
    setBusy(true);
    try {
      const sent = await send();
      if (sent) setAvailableAt(Date.now() + sent.expiredMinutes * MINUTE_MS);
    } catch (error) {
      setFailure(words(error));
    } finally {
      setBusy(false);
    }
  };
  // Visitors are not told whether somebody has an account; players know that they do.
  const sentHint = t(token === undefined ? 'code.sent' : 'code.sentToPlayer');
  const close = () => setFailure(undefined);
  return (
    <Stack gap="s">
      <TextField
        {...field}
        label={t('code.label')}
        hint={availableAt === undefined || refused ? field.hint : sentHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        required={required}
      />
      <ResendButton
        availableAt={refused ? undefined : availableAt}
        busy={busy}
        onSend={sendNow}
        labels={{
          send: t(refused ? 'code.sendNew' : 'code.send'),
          wait: (left) => t('code.wait', { left: durationText(left) }),
        }}
      />
      <Dialog
        title={t('code.failed')}
        closeLabel={t('close')}
        open={failure !== undefined}
        onClose={close}
        actions={
          <Button tone="accent" onClick={close}>
            {t('code.understood')}
          </Button>
        }
      >
        <Text>{failure}</Text>
      </Dialog>
    </Stack>
  );
}
