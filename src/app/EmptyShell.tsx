import { useTranslation } from 'react-i18next';
import { Layout } from '#src/app/layout/Layout.tsx';
import { ScreenSkeleton, type ScreenSkeletonProps } from '#src/app/ScreenSkeleton.tsx';
import { Text } from '#src/ui/text/Text.tsx';

/** The layout and the screen skeleton, shown by documents that are not prerendered until their script runs. */
export function EmptyShell({ games }: Pick<ScreenSkeletonProps, 'games'>) {
  const { t } = useTranslation('app');
  return (
    <Layout>
      <noscript>
        <Text>{t('noScript')}</Text>
      </noscript>
      <ScreenSkeleton games={games} asked />
    </Layout>
  );
}
