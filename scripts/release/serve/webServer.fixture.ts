import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';

/** A web server with the delivered configuration on a store. */
export interface WebServer {
  /** Its address. */
  origin: string;
  /** The command that lets it take a change over, if it needs one. */
  reload?: string;
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return address.port;
}

/** A platform that answers with what it was asked. */
export async function startPlatform(): Promise<number> {
  const server = createServer(({ url, headers }, response) =>
    response.end(`${headers.host} ${url}`),
  ).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.close();
  });
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The platform has no port.');
  return address.port;
}

const isUp = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    () => true,
    () => false,
  );

/** Resolves once a server answers; rejects with what it has printed if it ends. */
export async function started(server: ChildProcess, origin: string): Promise<void> {
  let log = '';
  server.stderr?.on('data', (part) => {
    log += part;
  });
  while (!(await isUp(origin))) {
    if (server.exitCode !== null) throw new Error(log);
  }
}
