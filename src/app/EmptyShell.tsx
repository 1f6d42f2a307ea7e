import { useTranslation } from 'react-i18next';
import { Layout } from '#src/app/layout/Layout.tsx';
import { ScreenSkeleton } from '#src/app/ScreenSkeleton.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** What the document of every route but the lobby shows until its script runs: the layout, and a shape in it. */
export function EmptyShell() {
  const { t } = useTranslation('app');
  return (
    <Layout>
      <noscript>
        <Text>{t('noScript')}</Text>
      </noscript>
      <ScreenSkeleton />
    </Layout>
  );
}
