/** The messages between the windows of a social sign-in. They never leave the browser, and only pages of the site receive them. */
type ReturnMessage =
  /** The provider has returned: its whole answer, as the query of the address. */
  | { kind: 'returned'; query: string }
  /** The page that asked has accepted the answer of this `state`. */
  | { kind: 'taken'; state: string };

const CHANNEL = 'livery.signIn';

function isMessage(data: unknown): data is ReturnMessage {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  if (data.kind === 'returned') return 'query' in data && typeof data.query === 'string';
  return data.kind === 'taken' && 'state' in data && typeof data.state === 'string';
}

/** One end of the channel. */
export interface ReturnChannel {
  tell(message: ReturnMessage): void;
  close(): void;
}

/**
 * Opens an end of the channel between the page that requests a sign-in and the one that its popup ends at. The popup has visited another
 * origin in between, so neither holds the other.
 */
export function openReturnChannel(hear: (message: ReturnMessage) => void): ReturnChannel {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isMessage(data)) hear(data);
  };
  return {
    tell: (message) => channel.postMessage(message),
    close: () => channel.close(),
  };
}
