import { PlatformError } from '#src/platform/PlatformError.ts';
import { openReturnChannel } from './returnChannel.ts';

/** Provider codes last ten minutes; after that no answer is expected, in milliseconds. */
const PATIENCE_MS = 600_000;

/** How often the popup is checked for closing, and how long its last message may take to arrive, in milliseconds. */
const LOOK_MS = 500;
const LAST_WORDS_MS = 2_000;

/** A sign-in under way. */
export interface PendingSignIn {
  /** The popup that was opened for it. */
  popup: Window;
  /** Ends the waiting. */
  signal: AbortSignal;
  /** The popup seems to have closed before it returned. */
  onClosed: () => void;
}

/**
 * The query that a provider returned for a `state`; any other `state` is ignored. A closed popup does not end the wait: that of a provider
 * which isolates itself from other origins only looks closed.
 */
export function awaitReturn(
  state: string,
  { popup, signal, onClosed }: PendingSignIn,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const channel = openReturnChannel((message) => {
      if (message.kind !== 'returned') return;
      if (new URLSearchParams(message.query).get('state') !== state) return;
      channel.tell({ kind: 'taken', state });
      end();
      resolve(message.query);
    });
    let goodbye: ReturnType<typeof setTimeout> | undefined;
    const look = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(look);
      goodbye = setTimeout(onClosed, LAST_WORDS_MS);
    }, LOOK_MS);
    const late = setTimeout(() => {
      end();
      reject(new PlatformError({ code: 'timeout', status: 0 }));
    }, PATIENCE_MS);
    const leave = () => {
      end();
      reject(signal.reason);
    };
    signal.addEventListener('abort', leave, { once: true });
    function end() {
      clearInterval(look);
      clearTimeout(goodbye);
      clearTimeout(late);
      signal.removeEventListener('abort', leave);
      channel.close();
    }
  });
}
