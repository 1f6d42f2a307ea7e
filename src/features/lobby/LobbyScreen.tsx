import { useTranslation } from 'react-i18next';
import { useBrand } from '#src/brand/BrandContext.tsx';
import { GameActionsProvider } from '#src/shared/games/GameActionsProvider.tsx';
import { classNames } from '#src/ui/classNames.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import { HomeBlocks } from './blocks/HomeBlocks.tsx';
import { lobby, parted } from './LobbyScreen.css.ts';

/** The lobby (S2.1): the blocks that the manifest states, in its order. */
export function LobbyScreen() {
  const { t } = useTranslation('lobby');
  const { name, pages, look } = useBrand();
  return (
    <div className={classNames(lobby, look.sections !== 'open' && parted[look.sections])}>
      <VisuallyHidden as="h1">{t('heading', { brand: name })}</VisuallyHidden>
      <GameActionsProvider>
        <HomeBlocks blocks={pages.home} />
      </GameActionsProvider>
    </div>
  );
}
