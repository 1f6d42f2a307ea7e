import type { SessionStore } from './sessionStore.ts';

/** The messages between tabs of the site. They never leave the browser. */
type TabMessage =
  /** A new tab has no session of its own. */
  { kind: 'asked' } | { kind: 'opened' | 'resumed'; token: string } | { kind: 'closed' };

const CHANNEL = 'livery.session';

function isMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  if (data.kind === 'asked' || data.kind === 'closed') return true;
  const isStart = data.kind === 'opened' || data.kind === 'resumed';
  return isStart && 'token' in data && typeof data.token === 'string';
}

/**
 * Keeps the tabs of a browser in sync (S4.2): a login or logout in one applies to all, and a new tab joins the existing session. Each keeps
 * the token in its own storage, which ends with the tab. Returns a function that ends it.
 */
export function syncTabs(store: SessionStore): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  const tell = (message: TabMessage) => channel.postMessage(message);
  // A message from another tab is not passed on.
  let hearing = false;
  const hear = (message: TabMessage) => {
    const token = store.token();
    if (message.kind === 'asked') {
      if (token !== undefined) tell({ kind: 'opened', token });
      return;
    }
    hearing = true;
    if (message.kind === 'opened') {
      // Who has logged in elsewhere may be another player than the one of this tab.
      const before = token ?? store.lapsed();
      if (before !== undefined && before !== message.token) store.close();
      store.open(message.token);
    } else if (message.kind === 'resumed') store.resume(message.token);
    else store.close();
    hearing = false;
  };
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data)) hear(data);
  };
  const unsubscribe = store.subscribe((change) => {
    const token = store.token();
    if (hearing || change === 'expired') return;
    const kind = change === 'resumed' ? 'resumed' : 'opened';
    tell(token === undefined ? { kind: 'closed' } : { kind, token });
  });
  if (store.token() === undefined) tell({ kind: 'asked' });
  return () => {
    unsubscribe();
    channel.close();
  };
}
