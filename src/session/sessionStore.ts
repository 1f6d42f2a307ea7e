import type { Bearer } from '#src/platform/client.ts';

/** Why there is no session any more: the player ended it, or the platform did. */
export type SessionEnd = 'closed' | 'expired';

/** The session of one tab (S4.2). */
export interface SessionStore extends Bearer {
  /** Begins with a token of the platform. */
  open(token: string): void;
  /** Ends it, or gives up one that the platform has ended. */
  close(): void;
  /**
   * The token that the platform has ended, until the player logs in again or gives up: the page stays as it was meanwhile, with
   * all that was typed in it.
   */
  lapsed(): string | undefined;
  /** Calls back after each beginning and, with its reason, each end. */
  subscribe(listener: (end?: SessionEnd) => void): () => void;
}

/** Where the token is kept between the pages of a tab. */
export const TOKEN_KEY = 'livery.token';

/** What keeps a token. */
export interface TokenMemory {
  get(): string | undefined;
  set(token: string | undefined): void;
}

/** Keeps the token for the tab where the browser lets us; where it refuses, for as long as the page is open. */
function tabMemory(): TokenMemory {
  let held: string | undefined;
  try {
    held = sessionStorage.getItem(TOKEN_KEY) ?? undefined;
  } catch {
    // Storage is switched off by the visitor.
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

/** The session that the memory holds, if it holds one: by default, that of this tab. */
export function createSessionStore(memory: TokenMemory = tabMemory()): SessionStore {
  const listeners = new Set<(end?: SessionEnd) => void>();
  let lapsed: string | undefined;
  const set = (token: string | undefined, end?: SessionEnd) => {
    const before = memory.get();
    if (before === token && lapsed === undefined) return;
    lapsed = end === 'expired' ? before : undefined;
    memory.set(token);
    for (const listener of [...listeners]) listener(end);
  };
  return {
    token: memory.get,
    open: (token) => set(token),
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
