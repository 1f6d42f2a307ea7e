import { once } from 'node:events';
import { createServer } from 'node:net';
import { UsageError } from '#scripts/command/exit.ts';

/** Only this machine connects to what a developer starts. */
const HOST = '127.0.0.1';

/** A usage error that says what to do about a port that cannot be had; any other error as it is. */
export function portProblem(error: unknown, port: number): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return new UsageError(`Port ${port} is in use. Choose another with PORT=${port + 1}.`);
  }
  if (code === 'EACCES')
    return new UsageError(`Port ${port} needs more rights. Choose one above 1023.`);
  return error;
}

/**
 * Makes sure that a port can be had before time is spent on what it is for.
 * @throws UsageError where it cannot
 */
export async function requirePort(port: number): Promise<void> {
  const server = createServer().listen(port, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw portProblem(error, port);
  }
  server.close();
  await once(server, 'close');
}
