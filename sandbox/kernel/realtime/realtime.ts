import type { WebSocket } from 'ws';
import { checkOpen } from '#sandbox/kernel/contract/admission.ts';
import type { Platform } from '#sandbox/kernel/contract/platform.ts';
import type { OpenDatabase } from '#sandbox/kernel/database/database.ts';
import { Refusal } from '#sandbox/kernel/failures/failure.ts';
import { readSession } from '#sandbox/kernel/sessions/readSession.ts';
import { CLOSE_CODES, reasonOf } from './closing.ts';
import { openConnection } from './connection.ts';
import { startHub } from './hub.ts';
import { CONNECTIONS_PER_MEMBER, SOCKETS } from './limits.ts';
import { createSocketQuota } from './quota.ts';
import { createSubscriber, type Subscriber } from './subscriber.ts';

/** How often ended sessions and closed sites are looked for. */
const TICK_MS = 1000;

/** The channel that announces ended sessions. */
const CHANNEL = 'session_ended';

/** The WebSockets of an instance (S6.6). */
export interface Realtime {
  /** Whether an address has room for one more connection. */
  hasRoom(address: string): boolean;
  /** Accepts a socket from an address; the merchant is the one in the path, if any. */
  accept(socket: WebSocket, address: string, merchantCode: string | undefined): void;
  close(): Promise<void>;
}

/** Delivers events to members for as long as their sessions last. */
export async function startRealtime(
  { db, clock, merchants, control }: Platform,
  listen: OpenDatabase['listen'],
): Promise<Realtime> {
  const hub = await startHub(db, listen);
  const quota = createSocketQuota(SOCKETS);

  /** Refuses if the session is over or the site closed. */
  function check({ expiresAt, merchant }: Subscriber): void {
    if (expiresAt <= clock.now()) throw new Refusal('not_logged_in');
    checkOpen(merchant, control);
  }
  function look(): void {
    for (const subscriber of hub.subscribers()) {
      try {
        check(subscriber);
      } catch (error) {
        subscriber.end(reasonOf(error));
      }
    }
  }
  const stop = await listen(CHANNEL, (ended) => {
    for (const { sessionId, end } of hub.subscribers()) {
      if (sessionId === ended) end('not_logged_in');
      // Notifications were interrupted: any session may have ended.
      else if (ended === '') end('try_again');
    }
  });
  const timer = setInterval(look, TICK_MS);
  timer.unref();

  return {
    hasRoom: quota.hasRoom,
    accept(socket, address, named) {
      const place = quota.enter(address);
      if (!place) return socket.close(CLOSE_CODES.try_again, 'try_again');
      socket.once('close', place.leave);
      openConnection(socket, async ({ token, merchantCode, after }, connection) => {
        const merchant = merchants.find(named ?? merchantCode);
        const read = () => readSession(db, merchant.merchantCode, token, clock.now());
        const session = await read();
        if (!session) throw new Refusal('not_logged_in');
        place.named();
        const { id: sessionId, expiresAt, member } = session;
        const who = { sessionId, expiresAt, merchant, memberId: member.id };
        const subscriber = createSubscriber(who, connection);
        check(subscriber);
        const others = hub.subscribers().filter(({ memberId }) => memberId === member.id);
        if (others.length >= CONNECTIONS_PER_MEMBER) throw new Refusal('too_many_requests');
        const leave = () => hub.leave(subscriber);
        try {
          await hub.join(subscriber, after);
          // It may have ended before that would have been noticed.
          if (!(await read())) connection.end('not_logged_in');
        } catch (error) {
          leave();
          throw error;
        }
        return leave;
      });
    },
    async close() {
      clearInterval(timer);
      await stop();
      await hub.close();
    },
  };
}
