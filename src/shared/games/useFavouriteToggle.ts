import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FavouriteGame } from '#src/platform/endpoints/play/favourites.ts';
import { usePlatform } from '#src/platform/PlatformContext.tsx';
import { useErrorMessage } from '#src/platform/useErrorMessage.ts';
import { useSession } from '#src/session/SessionContext.tsx';
import { useAskLogin } from '#src/session/useAskLogin.ts';
import { useToast } from '#src/ui/toast/ToastProvider.tsx';
import { throttle } from './throttle.ts';

/** A toggle takes one press a second (S9.1), in milliseconds. */
const INTERVAL_MS = 1000;

/** Visitors have no favourites: only players load the sender. */
const loadSender = () => import('./sendFavourite.ts');

type Toggle = (game: FavouriteGame, marked: boolean) => void;

/** Sends a change, and says if it failed. */
function useSendFavourite(): Toggle {
  const { t } = useTranslation('games');
  const platform = usePlatform();
  const queries = useQueryClient();
  const toast = useToast();
  const words = useErrorMessage();
  const onRefused = (error: unknown) =>
    toast({ tone: 'danger', title: t('favourite.failed'), text: words(error) });
  return (game, marked) => {
    loadSender().then(
      ({ sendFavourite }) => sendFavourite({ platform, queries, onRefused }, { game, marked }),
      onRefused,
    );
  };
}

/** Adds a favourite game or removes it (S4.13); a visitor is asked to log in first (S6.1). */
export function useFavouriteToggle(): Toggle {
  const { token } = useSession();
  const askLogin = useAskLogin();
  const send = useSendFavourite();
  const [passes] = useState(() => throttle(INTERVAL_MS));
  const press = useRef<Toggle>(undefined);
  useLayoutEffect(() => {
    press.current = (game, marked) => {
      if (token === undefined) askLogin();
      else if (passes(game.nodeId)) send(game, marked);
    };
  });
  useEffect(() => {
    // If prefetching fails, the first press loads it again.
    if (token !== undefined) loadSender().catch(() => undefined);
  }, [token]);
  // A stable function, so that a change of the address does not re-render every card.
  return useCallback((game, marked) => press.current?.(game, marked), []);
}
