import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { keepInStep } from './keepInStep.ts';
import { OWN } from './own.ts';
import type { SessionEnd, SessionStore } from './sessionStore.ts';

const LoginAgain = lazy(async () => ({
  default: (await import('./login/LoginAgain.tsx')).LoginAgain,
}));

/** The session as screens see it. */
export interface Session extends Pick<SessionStore, 'open' | 'close' | 'subscribe'> {
  /** There is one while there is a token; one that the platform has ended counts until the player gives it up. */
  token: string | undefined;
}

const SessionContext = createContext<Session | null>(null);

export interface SessionProviderProps {
  store: SessionStore;
  children: ReactNode;
}

const shownToken = (store: SessionStore) => () => store.token() ?? store.lapsed();

/**
 * Hands the session to the tree below. When it ends, or another begins, what was known of its player is forgotten; when
 * the platform ends it, the page stays and its player is asked to log in again.
 */
export function SessionProvider({ store, children }: SessionProviderProps) {
  const queries = useQueryClient();
  // The prerendered page is that of a visitor; the session shows once the page is taken over.
  const token = useSyncExternalStore(store.subscribe, shownToken(store), () => undefined);
  const lapsed = useSyncExternalStore(store.subscribe, store.lapsed, () => undefined);
  useEffect(() => {
    const forget = (end?: SessionEnd) => {
      if (end !== 'expired') queries.removeQueries({ queryKey: [OWN] });
    };
    return store.subscribe(forget);
  }, [store, queries]);
  useEffect(() => keepInStep(store), [store]);
  const session = useMemo<Session>(() => ({ ...store, token }), [store, token]);
  return (
    <SessionContext value={session}>
      {children}
      <Suspense>{lapsed !== undefined && <LoginAgain />}</Suspense>
    </SessionContext>
  );
}

/** The session. Throws outside a `SessionProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
