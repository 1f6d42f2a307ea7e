import { createContext, useContext } from 'react';
import type { SessionStore } from './sessionStore.ts';

/** The session as screens see it. */
export interface Session extends Pick<SessionStore, 'open' | 'resume' | 'close' | 'subscribe'> {
  /** Set while the player has a session; a token that the platform has ended stays until the player gives it up. */
  token: string | undefined;
}

/** Holds the session for the tree below a `SessionProvider`. */
export const SessionContext = createContext<Session | null>(null);

/** The session. Throws outside a `SessionProvider`. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession needs a SessionProvider above it');
  return session;
}
