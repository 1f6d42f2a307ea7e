import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PopupLink } from '#src/session/PopupLink.tsx';
import { resetTokenIn } from '#src/session/resetLink.ts';
import { useEnter } from '#src/session/useEnter.ts';
import { GroupBanner } from '#src/shared/banners/GroupBanner.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { LinkForm } from './LinkForm.tsx';
import { RecoveryForms } from './RecoveryForms.tsx';
import { useHiddenHash } from './useHiddenHash.ts';

/** A forgotten password (S2.15): a new one by phone or e-mail (S4.6), or by the link that the e-mail brought. */
export function RecoveryScreen({ close }: { close: () => void }) {
  const { t } = useTranslation('recovery');
  const { hash } = useLocation();
  // Kept for the form alone: the address and its history are cleared of it at once.
  const [token] = useState(() => resetTokenIn(hash));
  useHiddenHash(token !== undefined);
  const enter = useEnter(close);
  return (
    <Dialog
      picture={<GroupBanner group="w_forget" sizes="320px" />}
      title={t('title')}
      closeLabel={t('close')}
      open
      onClose={close}
    >
      <Stack gap="l">
        {token === undefined ? <RecoveryForms onToken={enter} /> : <LinkForm token={token} />}
        <PopupLink to="/login">{t('login')}</PopupLink>
      </Stack>
    </Dialog>
  );
}
