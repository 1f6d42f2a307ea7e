import type { WebSocket } from 'ws';
import type { ClientMessage, Login, ServerMessage } from '#src/platform/realtime.generated.ts';
import { CLOSE_CODES, type Reason, reasonOf } from './closing.ts';
import { HEARTBEAT_MS, LOGIN_MS, MESSAGES_PER_HEARTBEAT, WAITING_BYTES } from './limits.ts';
import { readClientMessage } from './readClientMessage.ts';

/** One WebSocket. */
export interface Connection {
  send(message: ServerMessage): void;
  end(reason: Reason): void;
}

/** Undoes a login. */
type Leave = () => void;

/**
 * Applies the protocol's rules to a socket: login first, a heartbeat, limits on traffic. `login` returns the cleanup for the end of the
 * connection; it throws a refusal to reject the caller.
 */
export function openConnection(
  socket: WebSocket,
  login: (message: Login, connection: Connection) => Promise<Leave>,
): void {
  let state: 'nameless' | 'named' = 'nameless';
  let leave: Leave | undefined;
  let alive = true;
  let messages = 0;
  const connection: Connection = {
    send(message) {
      if (socket.readyState !== socket.OPEN) return;
      socket.send(JSON.stringify(message));
      if (socket.bufferedAmount > WAITING_BYTES) connection.end('try_again');
    },
    end(reason) {
      socket.close(CLOSE_CODES[reason], reason);
    },
  };

  async function enter(message: Login): Promise<void> {
    state = 'named';
    clearTimeout(nameless);
    const done = await login(message, connection);
    if (socket.readyState === socket.OPEN) leave = done;
    else done();
  }
  async function take(message: ClientMessage | undefined): Promise<void> {
    if (message?.type === 'login' && state === 'nameless') return enter(message);
    if (message?.type === 'ping' && state === 'named') return connection.send({ type: 'pong' });
    connection.end('invalid_parameter');
  }
  const nameless = setTimeout(() => connection.end('login_timeout'), LOGIN_MS);
  const heartbeat = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    messages = 0;
    socket.ping();
  }, HEARTBEAT_MS);
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('message', (data, isBinary) => {
    messages += 1;
    if (messages > MESSAGES_PER_HEARTBEAT) return connection.end('too_many_requests');
    const message = isBinary ? undefined : readClientMessage(String(data));
    take(message).catch((error: unknown) => connection.end(reasonOf(error)));
  });
  // A failed socket is closed next.
  socket.on('error', () => {});
  socket.on('close', () => {
    clearTimeout(nameless);
    clearInterval(heartbeat);
    leave?.();
  });
}
