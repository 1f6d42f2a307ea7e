import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/emptyState/EmptyState.tsx';
import { ButtonLink } from '#src/ui/link/ButtonLink.tsx';
import { isFiltered, type ListView, listPath } from '../listView.ts';
import { PopularGames } from './PopularGames.tsx';

/** The empty state of a list of games (S2.28): a link to all games, and popular ones. */
export function NoGames({ view }: { view: ListView }) {
  const { t } = useTranslation('games');
  const { section, name, sort } = view;
  return (
    <>
      <EmptyState
        title={name === undefined ? t('in_no_data') : t('notFound', { name })}
        hint={name === undefined ? t('emptyHint') : t('notFoundHint')}
        icon={name === undefined ? 'games' : 'search'}
        action={
          isFiltered(view) && (
            <ButtonLink to={listPath({ section, sort })} replace>
              {t('allGames')}
            </ButtonLink>
          )
        }
      />
      <PopularGames />
    </>
  );
}
