import { useTranslation } from 'react-i18next';
import type { GamesLook } from '#src/platform/endpoints/games/gameSections.ts';
import { useGameShape } from '#src/shared/games/useGameShape.ts';
import { classNames } from '#src/ui/classNames.ts';
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx';
import * as styles from './ScreenSkeleton.css.ts';

const CARDS = Array.from({ length: 12 }, (_, card) => card);

const PARTS = [1, 2, 3];

export interface ScreenSkeletonProps {
  /** The look of the screen's game list, with the vendors above it; undefined if it lists no games. */
  games?: GamesLook | undefined;
  /** The list is the one the document requested, whose first pictures may load before the app. */
  asked?: boolean | undefined;
}

/** The skeleton of a screen while it loads. */
export function ScreenSkeleton({ games, asked = false }: ScreenSkeletonProps) {
  const { t } = useTranslation('app');
  const shapeOf = useGameShape();
  const shape = games && shapeOf(games.shape);
  return (
    <div className={styles.shape} aria-busy="true">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.heading} />
      {games && shape ? (
        <>
          {games.searchable && <div className={styles.finding} />}
          <div className={styles.vendors} />
          <div className={styles.grid[shape]}>
            {CARDS.map((card) => (
              <div
                key={card}
                className={classNames(styles.card[shape], asked && styles.asked[card])}
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
