import { useTranslation } from 'react-i18next';
import { Layout } from '#src/app/layout/Layout.tsx';
import { ScreenSkeleton } from '#src/app/ScreenSkeleton.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** What documents that are not prerendered show until their script runs: the layout, and the skeleton of a list of games, which most of them have. */
export function EmptyShell() {
  const { t } = useTranslation('app');
  return (
    <Layout>
      <noscript>
        <Text>{t('noScript')}</Text>
      </noscript>
      <ScreenSkeleton games />
    </Layout>
  );
}
