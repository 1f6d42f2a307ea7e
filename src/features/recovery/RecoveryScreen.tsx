import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PopupLink } from '#src/session/PopupLink.tsx';
import { resetTokenIn } from '#src/session/resetLink.ts';
import { useStartSession } from '#src/session/useStartSession.ts';
import { GroupBanner } from '#src/shared/banners/GroupBanner.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Stack } from '#src/ui/stack/Stack.tsx';
import { RecoveryForms } from './RecoveryForms.tsx';
import { ResetByLinkForm } from './ResetByLinkForm.tsx';
import { useHiddenHash } from './useHiddenHash.ts';

/** The forgotten password dialog (S2.15): a reset by phone or e-mail (S4.6), or by the e-mailed link. */
export function RecoveryScreen({ close }: { close: () => void }) {
  const { t } = useTranslation('recovery');
  const { hash } = useLocation();
  // Kept only for the form: removed at once from the URL and the history.
  const [token] = useState(() => resetTokenIn(hash));
  useHiddenHash(token !== undefined);
  const enter = useStartSession(close);
  return (
    <Dialog
      picture={<GroupBanner group="w_forget" sizes="320px" />}
      title={t('title')}
      closeLabel={t('close')}
      open
      onClose={close}
    >
      <Stack gap="l">
        {token === undefined ? (
          <RecoveryForms onToken={enter} />
        ) : (
          <ResetByLinkForm token={token} />
        )}
        <PopupLink to="/login">{t('login')}</PopupLink>
      </Stack>
    </Dialog>
  );
}
