import { readServerMessage } from '#src/platform/realtime/readServerMessage.ts';
import type { ClientMessage, Login, ServerMessage } from '#src/platform/realtime.generated.ts';

export interface LineOptions {
  /** The address of the WebSocket. It never holds the token. */
  url: string;
  /** The first message. */
  login: Login;
  /** How often the platform is asked whether it is still there, in milliseconds; by then it must have answered. */
  heartbeatMs: number;
  onMessage: (message: ServerMessage) => void;
  /** It is over, once, for a reason of the WebSocket. */
  onOver: (code: number) => void;
}

/** One connection to the platform. */
export interface Line {
  /** Ends it; nothing more is heard of it. */
  hangUp(): void;
}

/** The code of a connection that was lost without a word. */
const LOST = 1006;

/** Opens a WebSocket, logs in, and watches that the other side is there. */
export function openLine({ url, login, heartbeatMs, onMessage, onOver }: LineOptions): Line {
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
    // A line that is dead says nothing, and closing it may take minutes.
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
