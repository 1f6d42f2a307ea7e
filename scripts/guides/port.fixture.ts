import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Outcome } from '#scripts/projectCopy/command.fixture.ts';
import type { ProjectCopy } from '#scripts/projectCopy/projectCopy.fixture.ts';

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('A port is always an object.');
  return String(address.port);
}

/**
 * Runs a line of a page. If its port is taken by another program, it gets a free one, and its output is returned as if it had the port: its
 * refusal then proves which port it wanted.
 */
export async function runOnPort(copy: ProjectCopy, line: string): Promise<Outcome> {
  const outcome = await copy.run(line);
  const taken = /^Port (\d+) is in use/m.exec(outcome.said)?.[1];
  if (taken === undefined) return outcome;
  const port = await freePort();
  const second = await copy.run(line, { PORT: port });
  return { ...second, said: second.said.replaceAll(`localhost:${port}`, `localhost:${taken}`) };
}
