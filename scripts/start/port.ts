import { once } from 'node:events';
import { createServer } from 'node:net';
import { errorCode } from '#scripts/command/errorCode.ts';
import { UsageError } from '#scripts/command/exit.ts';

/** Only this machine can connect to a developer's server. */
const HOST = '127.0.0.1';

/** A usage error that says what to do about an unavailable port; any other error as it is. */
export function portProblem(error: unknown, port: number): unknown {
  const code = errorCode(error);
  if (code === 'EADDRINUSE') {
    return new UsageError(`Port ${port} is in use. Choose another with PORT=${port + 1}.`);
  }
  if (code === 'EACCES')
    return new UsageError(`Port ${port} needs more rights. Choose one above 1023.`);
  return error;
}

/**
 * Makes sure that a port is available before time is spent on its use.
 * @throws UsageError if it is not
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
