import { useTranslation } from 'react-i18next';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { Text } from '#src/ui/text/Text.tsx';
import { LazySocialSignIn } from './LazySocialSignIn.tsx';
import { SignIn } from './SignIn.tsx';
import { useRelogin } from './useRelogin.ts';
import { useSignIn } from './useSignIn.ts';

/** The dialog that asks a player to log in again after the session ended, above the page; nothing typed there is lost. */
export function LoginAgain() {
  const { t } = useTranslation('session');
  const { comeBack, giveUp } = useRelogin();
  const signIn = useSignIn(({ token }) => comeBack(token));
  const { step } = signIn;
  const close = step.name === 'first' ? () => signIn.finish(step.result) : giveUp;
  return (
    <Dialog title={t('ended.title')} closeLabel={t('close')} open onClose={close}>
      <Stack gap="l">
        {step.name === 'credentials' && <Text tone="secondary">{t('ended.text')}</Text>}
        <SignIn area="member" signIn={signIn} />
        {step.name === 'credentials' && <LazySocialSignIn signIn={signIn} />}
      </Stack>
    </Dialog>
  );
}
