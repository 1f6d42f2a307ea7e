import { useTranslation } from 'react-i18next';
import { PlainLayout } from '#src/app/layout/PlainLayout.tsx';
import { FullNotice } from '#src/ui/fullNotice/FullNotice.tsx';

/**
 * The page that a social sign-in popup ends on (S7.32). The app does not start in it: `signedIn.ts` closes the window, or shows the second
 * part if no page asked for the answer.
 */
export function ReturnedPage() {
  const { t } = useTranslation('session');
  return (
    <PlainLayout>
      <div data-returned="handed">
        <FullNotice icon="user" title={t('returned.title')} text={t('returned.text')} />
      </div>
      <div data-returned="stray" role="alert" hidden>
        <FullNotice icon="alert" title={t('returned.stray')} text={t('returned.strayHint')} />
      </div>
    </PlainLayout>
  );
}
