/** What the windows of a social sign-in tell each other. It never leaves the browser, and pages of the site alone hear it. */
type ReturnMessage =
  /** The provider has led back: all that it said, as the query of the address. */
  | { kind: 'returned'; query: string }
  /** The page that had asked has taken the answer of this `state`. */
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
 * Opens an end of the channel between the page that asks for a sign-in and the one that its popup ends at. The popup has
 * been to another origin in between, so neither holds the other.
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
