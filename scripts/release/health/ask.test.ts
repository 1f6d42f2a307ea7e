import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { ask } from './ask.ts';

const HALF_A_SECOND_MS = 500;

/** Starts a server that answers like this, and returns its address. */
async function serving(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

it('gives an answer with its status, and follows no redirect', async () => {
  const origin = await serving(({ headers, url }, response) => {
    response.writeHead(302, { Location: url ?? '/' }).end(headers.host);
  });
  const { status, body } = await ask(origin, 'zephyr.example', '/');
  expect([status, new TextDecoder().decode(body)]).toEqual([302, 'zephyr.example']);
});

it.each<[string, RequestListener]>([
  ['says nothing', () => undefined],
  [
    'sends a byte now and then',
    (_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), HALF_A_SECOND_MS / 10);
      response.on('close', () => clearInterval(timer));
    },
  ],
  [
    'only says that it is at work',
    (_, response) => {
      const timer = setInterval(() => response.writeProcessing(), HALF_A_SECOND_MS / 10);
      response.on('close', () => clearInterval(timer));
    },
  ],
])('gives up on a server that %s', async (_, answer) => {
  const asked = ask(await serving(answer), 'zephyr.example', '/', { withinMs: HALF_A_SECOND_MS });
  await expect(asked).rejects.toThrow('no whole answer in 0.5 s');
});

it('gives up on an answer that does not end', async () => {
  const part = Buffer.alloc(1_000_000);
  const origin = await serving((_, response) => {
    const more = () => {
      while (response.write(part));
      response.once('drain', more);
    };
    more();
  });
  await expect(ask(origin, 'zephyr.example', '/')).rejects.toThrow(
    'the answer is larger than 32 MB',
  );
});
