import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { gameMenusQuery } from '#src/platform/endpoints/games/gameMenus.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { GameActionsProvider } from '#src/shared/games/GameActionsProvider.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { VendorGames } from './VendorGames.tsx';
import { vendorShelf } from './vendorShelf.ts';

/** The dialog with the games of one vendor (S2.15, S4.12). The URL names it: `vassalage`, and `gameType` for one of its categories. */
export function VendorScreen({ close }: { close: () => void }) {
  const { t, i18n } = useTranslation('vendor');
  const words = useErrorMessage();
  const [query] = useSearchParams();
  const asked = { vassalage: query.get('vassalage'), gameType: query.get('gameType') };
  const menus = useQuery(gameMenusQuery(usePlatform(), i18n.language));
  const shelf = menus.data && vendorShelf(menus.data, asked);
  return (
    <Dialog
      open
      size="l"
      title={shelf ? t('title', { vendor: shelf.displayName }) : t('name')}
      closeLabel={t('close')}
      onClose={close}
      loading={menus.isPending}
    >
      {shelf && (
        <GameActionsProvider>
          <VendorGames shelf={shelf} />
        </GameActionsProvider>
      )}
      {menus.data && !shelf && (
        <EmptyState icon="games" title={t('unknown')} hint={t('unknownHint')} />
      )}
      {menus.isError && !menus.data && (
        <ErrorState
          title={t('failed')}
          hint={words(menus.error)}
          retryLabel={t('retry')}
          retrying={menus.isFetching}
          onRetry={menus.refetch}
        />
      )}
    </Dialog>
  );
}
