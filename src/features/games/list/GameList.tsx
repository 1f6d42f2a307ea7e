import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/useFormat.ts';
import { GAME_SECTIONS } from '#src/platform/endpoints/games/gameSections.ts';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useGameShape } from '#src/shared/games/useGameShape.ts';
import { ErrorState } from '#src/ui/errorState/ErrorState.tsx';
import { visuallyHidden } from '#src/ui/text/Text.css.ts';
import { Text } from '#src/ui/text/Text.tsx';
import { type ListView, listFilter } from '../listView.ts';
import { GameGrid } from './GameGrid.tsx';
import * as styles from './GameList.css.ts';
import { MoreGamesFailed } from './MoreGamesFailed.tsx';
import { NoGames } from './NoGames.tsx';
import { useGamePages } from './useGamePages.ts';

/** The games of a view, and their number. */
export function GameList({ view }: { view: ListView }) {
  const { t } = useTranslation(['games', 'modules']);
  const format = useFormat();
  const words = useErrorMessage();
  const { total, gameAt, error, retry, onSight } = useGamePages(listFilter(view));
  const { label, shape } = GAME_SECTIONS[view.section];
  const shapeOf = useGameShape();
  // The header of a vendor's page already shows its number of games; here the search results are counted.
  const headSays = view.vassalage !== undefined && view.name === undefined;

  if (error && total === undefined) {
    return (
      <ErrorState title={t('failed')} hint={words(error)} retryLabel={t('retry')} onRetry={retry} />
    );
  }
  return (
    <>
      <div role="status" className={headSays ? visuallyHidden : styles.count}>
        {total !== undefined && (
          <Text size="s" tone="secondary" figures>
            {t('count', { count: total, shown: format.count(total) })}
          </Text>
        )}
      </div>
      {total === 0 ? (
        <NoGames view={view} />
      ) : (
        <GameGrid
          label={t(label)}
          shape={shapeOf(shape)}
          count={total}
          gameAt={gameAt}
          onSight={onSight}
        />
      )}
      {error && <MoreGamesFailed error={error} onRetry={retry} />}
    </>
  );
}
