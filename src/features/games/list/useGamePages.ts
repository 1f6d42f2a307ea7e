import { useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Game, gamePageQuery } from '#src/platform/endpoints/games/gameList.ts';
import { GAME_PAGE_SIZE, type GameFilter } from '#src/platform/endpoints/games/gamePage.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { pagesFor } from './pagesFor.ts';

/** The interval at which requested pages follow the view, in milliseconds: fast scrolling skips pages. */
const FOLLOW_MS = 100;

/** A list of games with the pages near the view loaded. */
export interface GamePages {
  /** The total number of games; undefined until the platform has responded. */
  total: number | undefined;
  /** The game at an index; undefined while loading. */
  gameAt: (place: number) => Game | undefined;
  /** Why a visible page failed to load. */
  error: Error | null;
  /** Loads failed pages again. */
  retry: () => void;
  /** Sets the visible indices. */
  onSight: (first: number, last: number) => void;
}

/** A throttled state: takes the latest value at most once in `FOLLOW_MS`. */
function useThrottledState<Value>(start: Value): [Value, (next: Value) => void] {
  const [value, setValue] = useState(start);
  const latest = useRef(start);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const follow = useCallback((next: Value) => {
    latest.current = next;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      setValue(latest.current);
    }, FOLLOW_MS);
  }, []);
  return [value, follow];
}

/**
 * The games of a filter, 24 per page (S4.14, S9.3). A page is fetched when the viewport gets near it, wherever in the list, and dropped
 * some time after the view has left it. The first one has the number of games.
 */
export function useGamePages(filter: GameFilter): GamePages {
  const { i18n } = useTranslation();
  const platform = usePlatform();
  const [view, follow] = useThrottledState({ first: 0, last: 0 });
  const [known, setKnown] = useState<number>();
  const numbers = pagesFor(view, known);
  const answers = useQueries({
    queries: numbers.map((pageNo) =>
      gamePageQuery(platform, i18n.language, { filter, pageNo, pageSize: GAME_PAGE_SIZE }),
    ),
  });
  const total = answers[0]?.data?.total;
  if (total !== undefined && total !== known) setKnown(total);
  const pages = new Map(answers.map(({ data }, at) => [numbers[at], data?.games]));
  return {
    total,
    gameAt: (place) => pages.get(Math.floor(place / GAME_PAGE_SIZE) + 1)?.[place % GAME_PAGE_SIZE],
    error: answers.find(({ error }) => error)?.error ?? null,
    retry: () => {
      for (const answer of answers) if (answer.isError) answer.refetch();
    },
    onSight: useCallback((first, last) => follow({ first, last }), [follow]),
  };
}
