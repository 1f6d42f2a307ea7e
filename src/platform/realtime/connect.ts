import { afterClose } from '#src/platform/realtime/afterClose.ts';
import { type Backoff, waitAfter } from '#src/platform/realtime/backoff.ts';
import { type Line, openLine } from '#src/platform/realtime/line.ts';
import type { EventMessage, Login, ServerMessage } from '#src/platform/realtime.generated.ts';

/** How a page keeps its connection. */
export interface Pace extends Backoff {
  heartbeatMs: number;
}

/** A heartbeat is as long as the platform's own; after failures the page waits from a second to a minute. */
const PACE: Pace = { firstMs: 1000, mostMs: 60_000, heartbeatMs: 25_000 };

export interface ConnectOptions extends Pick<Login, 'token' | 'merchantCode'> {
  url: string;
  onEvent: (event: EventMessage) => void;
  /** Events may have been missed, or the session or the site be over: ask anew for what the page shows. */
  onGap: () => void;
  /** Whether events are heard now, each time that it changes. */
  onLive: (live: boolean) => void;
  pace?: Pace;
}

/** A connection that is kept as long as it can be. */
export interface Connection {
  /** Does not wait any longer before it tries again: the network is back. */
  hurry(): void;
  close(): void;
}

/**
 * Listens to the platform (S6.6). A connection that is lost is made again, and resumes after the last event that was heard,
 * so that each event is delivered once and in order.
 */
export function connect({
  url,
  onEvent,
  onGap,
  onLive,
  pace = PACE,
  ...who
}: ConnectOptions): Connection {
  let line: Line | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let place: number | undefined;

  function take(message: ServerMessage): void {
    if (message.type === 'ready') {
      // What happened while the first connection could not be made, nobody tells.
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
    line = openLine({
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
