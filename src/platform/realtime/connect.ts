import { afterClose } from '#src/platform/realtime/afterClose.ts';
import { type Backoff, waitAfter } from '#src/platform/realtime/backoff.ts';
import { openSocket, type Socket } from '#src/platform/realtime/line.ts';
import type { EventMessage, Login, ServerMessage } from '#src/platform/realtime.generated.ts';

/** The timing of a page's connection. */
export interface Pace extends Backoff {
  heartbeatMs: number;
}

/** The heartbeat is the platform's own; after failures the page waits from a second to a minute. */
const PACE: Pace = { firstMs: 1000, mostMs: 60_000, heartbeatMs: 25_000 };

export interface ConnectOptions extends Pick<Login, 'token' | 'merchantCode'> {
  url: string;
  onEvent: (event: EventMessage) => void;
  /** Events may have been missed, or the session or the site closed: refetch the page's data. */
  onGap: () => void;
  /** Whether events are received, on each change. */
  onLive: (live: boolean) => void;
  pace?: Pace;
}

/** A connection that reconnects itself. */
export interface Connection {
  /** Retries at once: the network is back. */
  hurry(): void;
  close(): void;
}

/**
 * Connects to the platform's events (S6.6). A lost connection is reopened, and resumes after the last received event, so that each event is
 * delivered once and in order.
 */
export function connect({
  url,
  onEvent,
  onGap,
  onLive,
  pace = PACE,
  ...who
}: ConnectOptions): Connection {
  let line: Socket | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let place: number | undefined;

  function take(message: ServerMessage): void {
    if (message.type === 'ready') {
      // Nothing reports what happened before the first connection succeeded.
      if (place === undefined && failures > 0) onGap();
      place ??= message.lastEventId;
      failures = 0;
      onLive(true);
    } else if (message.type === 'resync') {
      place = message.lastEventId;
      onGap();
    } else if (message.type === 'event' && message.id > (place ?? -1)) {
      place = message.id;
      onEvent(message);
    }
  }
  function again(): void {
    failures += 1;
    waiting = setTimeout(dial, waitAfter(failures, pace, Math.random()));
  }
  function dial(): void {
    clearTimeout(waiting);
    waiting = undefined;
    line = openSocket({
      url,
      heartbeatMs: pace.heartbeatMs,
      login: { type: 'login', ...who, ...(place !== undefined && { after: place }) },
      onMessage: take,
      onOver: (code) => {
        onLive(false);
        const next = afterClose(code);
        if (next === 'ask' || next === 'askAndAgain') onGap();
        if (next === 'again' || next === 'askAndAgain') again();
      },
    });
  }
  dial();
  return {
    hurry: () => {
      if (waiting !== undefined) dial();
    },
    close: () => {
      clearTimeout(waiting);
      waiting = undefined;
      line?.hangUp();
    },
  };
}
