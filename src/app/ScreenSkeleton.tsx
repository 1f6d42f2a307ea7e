import { useTranslation } from 'react-i18next';
import type { GamesLook } from '#src/platform/endpoints/games/gameSections.ts';
import { classNames } from '#src/ui/classNames.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import * as styles from './ScreenSkeleton.css.ts';

const CARDS = Array.from({ length: 12 }, (_, card) => card);

const PARTS = [1, 2, 3];

export interface ScreenSkeletonProps {
  /** What the screen's list of games looks like, with the vendors above it; none where it lists no games. */
  games?: GamesLook | undefined;
  /** It is the list that the document has asked for, whose first pictures may be there before the app. */
  asked?: boolean | undefined;
}

/** The skeleton of a screen while it loads. */
export function ScreenSkeleton({ games, asked = false }: ScreenSkeletonProps) {
  const { t } = useTranslation('app');
  return (
    <div className={styles.shape} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.heading} />
      {games ? (
        <>
          {games.searchable && <div className={styles.finding} />}
          <div className={styles.vendors} />
          <div className={styles.grid[games.shape]}>
            {CARDS.map((card) => (
              <div
                key={card}
                className={classNames(styles.card[games.shape], asked && styles.asked[card])}
              />
            ))}
          </div>
        </>
      ) : (
        PARTS.map((part) => <div key={part} className={styles.part} />)
      )}
    </div>
  );
}
