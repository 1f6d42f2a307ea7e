import { readServerMessage } from '#src/platform/realtime/readServerMessage.ts';
import type { ClientMessage, Login, ServerMessage } from '#src/platform/realtime.generated.ts';

export interface LineOptions {
  /** The address of the WebSocket. It never holds the token. */
  url: string;
  /** The first message. */
  login: Login;
  /** How often the platform is pinged, in milliseconds; by the next ping it must have answered. */
  heartbeatMs: number;
  onMessage: (message: ServerMessage) => void;
  /** Called once when it ends, with a WebSocket close code. */
  onOver: (code: number) => void;
}

/** One connection to the platform. */
export interface Socket {
  /** Closes it; nothing more is received. */
  hangUp(): void;
}

/** The code of a connection that was lost without a close. */
const LOST = 1006;

/** Opens a WebSocket, logs in, and checks that the other side is alive. */
export function openSocket({ url, login, heartbeatMs, onMessage, onOver }: LineOptions): Socket {
  const socket = new WebSocket(url);
  let over = false;
  let heard = true;

  const say = (message: ClientMessage) => {
    if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  function end(code?: number): void {
    if (over) return;
    over = true;
    clearInterval(heartbeat);
    socket.close();
    if (code !== undefined) onOver(code);
  }
  const heartbeat = setInterval(() => {
    // A dead connection is silent, and closing it may take minutes.
    if (!heard) return end(LOST);
    heard = false;
    say({ type: 'ping' });
  }, heartbeatMs);
  socket.addEventListener('open', () => say(login));
  socket.addEventListener('message', ({ data }) => {
    const message = readServerMessage(data);
    if (over || !message) return;
    heard = true;
    onMessage(message);
  });
  socket.addEventListener('close', ({ code }) => end(code));
  return { hangUp: () => end() };
}
