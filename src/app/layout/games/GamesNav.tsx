import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { FallbackBoundary } from '#src/ui/fallback/FallbackBoundary.tsx';
import { HeaderMenu, type HeaderMenuProps } from '../HeaderMenu.tsx';
import { PartMissing } from '../PartMissing.tsx';

const loadPanel = () => import('./GamesPanel.tsx');
const GamesPanel = lazy(async () => ({ default: (await loadPanel()).GamesPanel }));
const prepare = () => void loadPanel().catch(() => undefined);

/** The header's games entry: categories and vendors (S2.18). */
export function GamesNav({ whole }: Pick<HeaderMenuProps, 'whole'>) {
  const { t } = useTranslation('app');
  return (
    <HeaderMenu label={t('nav.allGames')} whole={whole} prepare={prepare}>
      {(close) => (
        <FallbackBoundary fallback={<PartMissing />}>
          <Suspense>
            <GamesPanel onFollow={close} />
          </Suspense>
        </FallbackBoundary>
      )}
    </HeaderMenu>
  );
}
