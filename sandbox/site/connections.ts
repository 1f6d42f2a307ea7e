import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** What an HTTP server allows its clients; times are in milliseconds. */
export interface ConnectionLimits {
  /** Open connections of all clients, and of one address. */
  total: number;
  perAddress: number;
  /** How long the headers of a request may take, and the whole of it. */
  headersMs: number;
  requestMs: number;
  /** How long a connection that waits for its client may be silent: for a body, or for the client to read. */
  silentMs: number;
}

/** What clients of the platform are allowed. A picture may take a minute on a slow line, but not pause. */
export const CONNECTIONS: ConnectionLimits = {
  ...{ total: 4000, perAddress: 300 },
  ...{ headersMs: 5000, requestMs: 60_000, silentMs: 5000 },
};

/** How often it is looked which requests are late, in milliseconds. */
const LOOK_MS = 1000;

/** What a server is made with for its limits to hold. */
export const serverOptions = ({ headersMs, requestMs }: ConnectionLimits) => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: LOOK_MS,
});

/** Refuses connections of an address that has enough of them. */
function limitAddresses(server: Server, perAddress: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = open.get(address) ?? 0;
    if (count >= perAddress) {
      socket.destroy();
      return;
    }
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}

/** Ends connections whose client neither sends the rest of its request nor reads the answer. */
function endSilent(server: Server, silentMs: number): void {
  server.on('request', (request, response) => {
    const { socket } = request;
    let before = -1;
    const look = setInterval(() => {
      const moved = socket.bytesRead + socket.bytesWritten;
      const waits = !request.complete || socket.writableLength > 0;
      if (waits && moved === before) socket.destroy();
      before = moved;
    }, silentMs);
    response.once('close', () => clearInterval(look));
  });
}

/** Holds the clients of a server to limits. */
export function limitConnections(server: Server, limits: ConnectionLimits): void {
  server.maxConnections = limits.total;
  limitAddresses(server, limits.perAddress);
  endSilent(server, limits.silentMs);
}
