import { useQueryClient } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { clearFormFields } from './clearFormFields.ts';
import { clearTab } from './clearTab.ts';
import { PLAYER_QUERY_PREFIX } from './playerQueryPrefix.ts';
import { type Session, SessionContext } from './SessionContext.tsx';
import type { SessionChange, SessionStore } from './sessionStore.ts';
import { syncTabs } from './syncTabs.ts';

const LoginAgain = lazy(async () => ({
  default: (await import('./login/LoginAgain.tsx')).LoginAgain,
}));

export interface SessionProviderProps {
  store: SessionStore;
  children: ReactNode;
}

const shownToken = (store: SessionStore) => () => store.token() ?? store.lapsed();

/**
 * Provides the session to the tree below. When it ends or another begins, the player's cached data is dropped; when a player ends it, in
 * this tab or another, so is all that was typed and kept in this tab; when the platform ends it, the page stays and its player is asked to
 * log in again, and once back sees it refreshed.
 */
export function SessionProvider({ store, children }: SessionProviderProps) {
  const queries = useQueryClient();
  // The prerendered page is a visitor's; the session shows after hydration.
  const token = useSyncExternalStore(store.subscribe, shownToken(store), () => undefined);
  const lapsed = useSyncExternalStore(store.subscribe, store.lapsed, () => undefined);
  useEffect(() => {
    const forget = (change?: SessionChange) => {
      if (change === 'expired') return;
      const own = { queryKey: [PLAYER_QUERY_PREFIX] };
      // The parts on show would go on showing a query that was removed, and none that is asked anew.
      if (change === 'resumed') return void queries.invalidateQueries(own);
      queries.removeQueries(own);
      if (change !== 'closed') return;
      // Fields first: a form saves each change of them as a draft.
      clearFormFields();
      clearTab();
    };
    return store.subscribe(forget);
  }, [store, queries]);
  useEffect(() => syncTabs(store), [store]);
  const session = useMemo<Session>(() => ({ ...store, token }), [store, token]);
  return (
    <SessionContext value={session}>
      {children}
      <Suspense>{lapsed !== undefined && <LoginAgain />}</Suspense>
    </SessionContext>
  );
}
