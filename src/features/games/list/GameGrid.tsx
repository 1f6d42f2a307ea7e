import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { GameShape } from '#src/platform/endpoints/games/gameCard.ts';
import type { Game } from '#src/platform/endpoints/games/gameList.ts';
import * as styles from './GameGrid.css.ts';
import { GamePlace } from './GamePlace.tsx';
import { keepHeight, keptHeight } from './keptHeights.ts';
import { useGridMeasure } from './useGridMeasure.ts';

/** Rows rendered above and below the visible ones, so that they are there when scrolled to. */
const OVERSCAN = 2;

/** Rendered before anything is measured or the games are counted: two screens of a phone. */
const FIRST_PLACES = 24;

/** The key of the history entry of the page load, whose list the document has requested. */
const LANDING = 'default';

export interface GameGridProps {
  /** The accessible name of the list. */
  label: string;
  shape: GameShape;
  /** The total number of games; undefined until the platform has responded. */
  count: number | undefined;
  /** The game at an index; undefined while loading. */
  gameAt: (place: number) => Game | undefined;
  /** Called with the first and the last rendered index, whenever they change. */
  onSight?: ((first: number, last: number) => void) | undefined;
}

/** A grid of games that fills the width. However many there are, only those near the view are in the page. */
export function GameGrid({ label, shape, count, gameAt, onSight }: GameGridProps) {
  const { key } = useLocation();
  const [entry] = useState(key);
  const [measure, ref] = useGridMeasure();
  const places = count ?? FIRST_PLACES;
  const { columns = 1, rowHeight = 0, top = 0 } = measure ?? {};
  const virtualizer = useWindowVirtualizer({
    count: measure ? Math.ceil(places / columns) : 0,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    scrollMargin: top,
    useFlushSync: false,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are measured anew when their height changes
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);

  const rows = virtualizer.getVirtualItems();
  const first = (rows[0]?.index ?? 0) * columns;
  const end = rows.length > 0 ? ((rows.at(-1)?.index ?? 0) + 1) * columns : FIRST_PLACES;
  const last = Math.min(places, end) - 1;
  useEffect(() => onSight?.(first, last), [onSight, first, last]);

  const known = measure && count !== undefined;
  const height = Math.ceil(places / columns) * rowHeight;
  useEffect(() => {
    if (known) keepHeight(entry, height);
  }, [known, entry, height]);
  return (
    <div
      ref={ref}
      className={styles.frame}
      style={{ minBlockSize: known ? height : Math.max(height, keptHeight(entry)) }}
    >
      <ul
        className={styles.shape[shape]}
        style={{ transform: `translateY(${(rows[0]?.start ?? top) - top}px)` }}
        aria-label={label}
        aria-busy={count === undefined}
      >
        {Array.from({ length: last - first + 1 }, (_, at) => {
          const place = first + at;
          return (
            <GamePlace
              key={place}
              game={gameAt(place)}
              shape={shape}
              place={place}
              places={places}
              asked={entry === LANDING}
            />
          );
        })}
      </ul>
    </div>
  );
}
