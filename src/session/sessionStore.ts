import type { Bearer } from '#src/platform/client.ts';

/** Why the session ended: by the player, or by the platform. */
type SessionEnd = 'closed' | 'expired';

/** How the session changed: an end, or the return of the player whose session had ended; undefined for a start. */
export type SessionChange = SessionEnd | 'resumed' | undefined;

/** The session of one tab (S4.2). */
export interface SessionStore extends Bearer {
  /** Starts with a platform token. */
  open(token: string): void;
  /** Continues with a new token of the same player, after the platform has ended the one before. */
  resume(token: string): void;
  /** Ends it, or drops one that the platform has ended. */
  close(): void;
  /**
   * The token that the platform has ended, until the player logs in again or gives up: meanwhile the page stays as it was, with all that
   * was typed in it.
   */
  lapsed(): string | undefined;
  /** Calls back after each change. */
  subscribe(listener: (change?: SessionChange) => void): () => void;
}

/** The storage key of the token between the pages of a tab. */
export const TOKEN_KEY = 'livery.token';

/** The storage of a token. */
export interface TokenMemory {
  get(): string | undefined;
  set(token: string | undefined): void;
}

/** Keeps the token for the tab if the browser allows it, else for as long as the page is open. */
function tabMemory(): TokenMemory {
  let held: string | undefined;
  try {
    held = sessionStorage.getItem(TOKEN_KEY) ?? undefined;
  } catch {
    // Storage is disabled by the visitor.
  }
  return {
    get: () => held,
    set: (token: string | undefined) => {
      held = token;
      try {
        if (token === undefined) sessionStorage.removeItem(TOKEN_KEY);
        else sessionStorage.setItem(TOKEN_KEY, token);
      } catch {
        // As above.
      }
    },
  };
}

/** Creates the session from the token in memory, if any: by default, that of this tab. */
export function createSessionStore(memory: TokenMemory = tabMemory()): SessionStore {
  const listeners = new Set<(change?: SessionChange) => void>();
  let lapsed: string | undefined;
  const set = (token: string | undefined, change?: SessionChange) => {
    const before = memory.get();
    if (before === token && lapsed === undefined) return;
    lapsed = change === 'expired' ? before : undefined;
    memory.set(token);
    for (const listener of [...listeners]) listener(change);
  };
  return {
    token: memory.get,
    open: (token) => set(token),
    resume: (token) => set(token, 'resumed'),
    close: () => set(undefined, 'closed'),
    expired: (token) => {
      if (memory.get() === token) set(undefined, 'expired');
    },
    lapsed: () => lapsed,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
